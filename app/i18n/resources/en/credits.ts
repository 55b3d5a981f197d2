export const credits = {
  meta: {
    title: 'Data and credits',
    description:
      'Where the station list, the fonts and the figures of this site come from, and under which licences.',
  },
  title: 'Data and credits',
  stations: {
    title: 'Stations',
    text: 'The names, codes and positions of the stations come from the open station list kept by Trainline and its contributors ({{year}}). Our own selection of it is available under the same licence.',
    source: 'Trainline’s station list',
    licence: 'Open Database License 1.0',
  },
  fonts: {
    title: 'Lettering',
    text: 'Titles are set in Jost by Owen Earl, under the SIL Open Font License 1.1.',
  },
};

export const credits = {
  meta: {
    title: 'Data and credits',
    description:
      'Where the station list, the fonts and the figures of this site come from, and under which licences.',
  },
  title: 'Data and credits',
  lead: 'Where the names, the figures and the letters of this site come from, and under which licences.',
  sections: {
    stations: {
      title: 'Stations',
      text: 'The names, codes and positions of the stations come from the open station list kept by Trainline and its contributors ({{stationListYear}}); we added two that opened in 2024. Our own selection of it is available under the same licence.\n- [Trainline’s station list](stationList)\n- [Open Database License 1.0](stationLicence)',
    },
    journeys: {
      title: 'Trains, distances and fares',
      text: 'Times, stops and the number of trains come from the first timetable below; for trains it leaves out, from their companies’ own timetables. Distances, fares and where Italo runs come from the other sources, each with its year; where no other date follows, we checked it in that year. Fares and usual intervals are estimates; fares are shown as “from” prices. Totals and comparisons are our own.',
    },
    comparison: {
      title: 'Plane, car and CO₂',
      text: 'Emissions follow the averages that the European Environment Agency gives for the EU-\u206027 in 2018: {{trainGrams}} g of CO₂ equivalent per passenger-kilometre by train, {{carGrams}} g by car, {{planeGrams}} g by plane. Flight and driving times come from the sources below.',
    },
    cities: {
      title: 'City guides',
      text: 'Populations are those of Italy’s national register of residents (ANPR) on 10\u00a0January 2024. Every guide ends with a list of its own sources and their years.',
    },
    map: {
      title: 'Map and fonts',
      text: 'Coasts and borders come from [Natural Earth](naturalEarth), which is in the public domain.\nTitles are set in Jost by Owen Earl, texts in Source Sans\u00a03 by Paul\u00a0D. Hunt for Adobe, both under the SIL Open Font License\u00a01.1.',
    },
    hotels: {
      title: 'Hotels',
      text: 'The hotels are samples made for this site. None of them is a real hotel.',
    },
  },
};

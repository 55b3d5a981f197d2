export const city = {
  poster: 'Poster of {{city}}',
  posterFiles: {
    note: 'Take the poster home: it’s free to print for your own use.',
    sheet: 'Print sheet',
    sheetFile: 'SVG, A3',
    wallpaper: 'Phone wallpaper',
    wallpaperFile: 'PNG, {{width}} × {{height}} pixels',
  },
  meta: {
    title: '{{city}} by train: sights and where to stay',
    description: '{{summary}} Sights, trains and where to stay.',
  },
  region: 'Region',
  population: 'Population',
  populationYear: '{{population}} ({{year}})',
  /** Above the names of cities. */
  direct: 'Direct trains from',
  /** After the nearest of them, a link to all. */
  moreDirect: 'more on the map',
  book: 'Find trains to {{city}}',
  hotels: 'Hotels in {{city}}',
  attractions: 'What to see in {{city}}',
  moreAttractions: 'With more time',
  arrival: {
    title: 'Getting there by train',
    station: 'The station',
    sign: 'On the platform signs:',
    toCentre: 'From the station to the centre',
    /** Below the board, about the rows that are marked with an asterisk. */
    without: 'Not counting {{others}}.',
    trip: '{{from}} to {{to}}',
    connections: 'Trains from other places',
    city: 'From',
    fastest: 'Fastest train',
    trains: 'Direct trains a day',
    /** The fastest direct train, beside a faster journey with changes. */
    direct: 'direct: {{duration}}',
    changes_one: '{{count}} change',
    changes_other: '{{count}} changes',
    /** Another company's direct trains, of which the table has none. */
    others: '{{operator}} also runs direct trains from {{cities}}, which aren’t counted here.',
    note: 'Other companies run trains here too.',
  },
  stay: { title: 'Where to stay', link: 'See hotels in {{city}}' },
  others: 'Other cities',
  sources: 'Sources',
};

export const plan = {
  meta: {
    title: 'A trip through several cities',
    description:
      'Put together a train trip through up to six cities: nights in each, a good train for each leg, the total time.',
  },
  lead: 'Up to six places, with nights or hours in each. You get a good train for each leg, its alternatives and a link to the shop that sells the ticket.',
  form: 'Places and days',
  /** The field that adds a place. */
  /** Above the map whose stations are added to a plan. */
  onMap: {
    text: 'Choose the next place on the map.',
    back: 'Back to the trip',
  },
  add: {
    label: 'Add a place',
    list: 'Stations',
    submit: 'Add',
    guides: 'Add a city with a guide',
    onMap: 'Choose the next place on the map',
    full: 'A plan has at most {{most}} places.',
  },
  problems: {
    empty: 'Enter a city or a station.',
    unknown: 'We can’t find “{{text}}”. Check the spelling.',
    choice: 'Which station do you mean by “{{text}}”? Choose one from the list.',
    same: '{{place}} appeared twice in a row, so we’ve listed it once.',
    tooMany: 'A plan has at most {{most}} places. Left out: {{places}}.',
    date: {
      invalid:
        'That date doesn’t exist or isn’t written like 2026-12-31. Here is the trip starting today.',
      past: 'That day is in the past. Here is the trip starting today.',
      far: 'That day is more than a year away. Here is the trip starting today.',
    },
  },
  /** Said when a page is left open past midnight, or a saved one is read later. */
  passed: { text: 'The first day of this trip has passed.', today: 'Plan it from today' },
  earlier: 'Move {{place}} up',
  later: 'Move {{place}} down',
  remove: 'Remove {{place}}',
  /** How long one stays at a place. */
  stay: {
    label: 'Stay in {{place}}',
    change: 'Change trains, {{minutes}} or more',
    hours_one: '{{count}} hour',
    hours_other: '{{count}} hours',
    nights_one: '{{count}} night',
    nights_other: '{{count}} nights',
  },
  date: 'First day of travel',
  update: 'Update the plan',
  /** The same button while the plan has no places. */
  start: 'Plan a trip',
  first: 'Add a second place to see the trains.',
  prices: 'Prices are our estimates of the lowest fares.',
  legs: 'Your trains, leg by leg',
  leg: '{{from}} to {{to}}',
  none: 'We have no trains for this leg on {{day}} or the day after.',
  noneToday: 'We have no more trains for this leg today, and none tomorrow.',
  train: 'Suggested train',
  chosen: 'Your train',
  /** The table of a train that ends before the leg’s place, or begins after it. */
  part: '{{title}}, {{from}} – {{to}}',
  suggested: 'Back to the suggested train',
  impossible: 'The train you chose no longer fits, so here is another one.',
  others: 'Other departures of the day',
  search: 'All trains of the day',
  shop: 'To the ticket shop for this leg',
  calendar: 'All trains as a calendar file',
  /** With a bus or a ship, whose times are approximate. */
  about: 'about {{duration}}',
  day: 'Day',
  total: 'Whole trip, with stays',
  onTheWay: 'Travel time',
  price: 'Price',
  days_one: '{{count}} day',
  days_other: '{{count}} days',
  map: 'Map of the trip: {{places}}',
  strip: 'The trip at a glance',
  /** The link to share. */
  share: { title: 'Link to this plan', copy: 'Copy link', copied: 'Link copied.' },
  keep: 'Save this plan',
  link: 'A trip through several cities',
  addStop: 'Add a stop',
  fromCity: 'Plan a trip through {{city}} and other cities',
};

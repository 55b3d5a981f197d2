export const home = {
  meta: {
    title: 'High-speed train tickets in Italy',
    description:
      'Find high-speed trains between Rome, Milan, Venice, Florence, Naples and beyond. Choose two stations and a date, then book at the online ticket shop.',
  },
  hero: {
    title: 'Italy at high speed',
    subtitle:
      'Rome to Milan in about three hours, centre to centre. Choose two stations and a\u00a0day; the online ticket shop does the rest.',
    exploreMap: 'Explore the map',
    browseHotels: 'Browse hotels',
    travellers: 'Over 1 million travellers last year',
  },
  /** Above the form, after the address of a trip that leads nowhere. */
  unknownTrip: {
    station:
      'We don’t know a station called “{{name}}”. Check the spelling, or try the nearest large city.',
    stations:
      'We don’t know stations called “{{from}}” or “{{to}}”. Check the spelling, or try the nearest large cities.',
    same: 'Departure and arrival are both {{name}}. Where would you like to go?',
    path: 'We couldn’t read two stations in “{{path}}”. Type them below.',
  },
  features: {
    title: 'Why take the train',
    speed: {
      title: 'High-speed trains',
      text: 'Up to 300\u00a0km/\u2060h from one city centre to the next: time for a chapter and a\u00a0coffee, and no airport at either end.',
    },
    booking: {
      title: 'Real-time booking',
      text: 'Instant confirmation and mobile tickets: nothing to print, nothing to collect.',
    },
    payment: {
      title: 'Secure payment',
      text: 'Full-refund protection: you see the conditions of each fare before you pay.',
    },
    currency: {
      title: 'Your currency',
      text: 'Pay in EUR, USD, GBP and other currencies, with no sums to do in your head.',
    },
  },
  hotels: {
    title: 'Hotels near the station and beyond',
    samples:
      'From a clean bed by the station to painted ceilings: choose a city and search its available rooms. The six hotels shown are samples, with made-up names and example prices.',
    price: '{{price}} per night',
    count_one: '{{count}} hotel available',
    count_other: '{{count}} hotels available',
    byCity: 'Hotels by city',
  },
  package: {
    title: 'Train and hotel together, up to 25% less',
    text: 'Start with the train or start with the hotel: booked together, as one package, they leave more for dinner.',
    note: 'The saving depends on the city and the dates; the seller shows the final price before you pay.',
    train: 'Choose a train',
    hotel: 'Choose a hotel',
  },
  guides: {
    title: 'City guides',
    more: 'More cities',
    routes: 'All {{count}} popular routes',
  },
  advertisement: {
    label: 'Advertisement',
    house: 'Your business, in front of travellers on their way to your city.',
    houseLink: 'Advertise with us',
  },
};

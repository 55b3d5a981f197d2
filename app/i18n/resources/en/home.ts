export const home = {
  meta: {
    title: 'High-speed train tickets in Italy',
    description:
      'Find high-speed trains between Rome, Milan, Venice, Florence, Naples and beyond. Choose two stations and a date, then book at the ticket shop.',
  },
  hero: {
    title: 'Italy at high speed',
    subtitle:
      'Rome to Milan in about three hours, centre to centre. Choose two stations and a day; the ticket shop does the rest.',
    exploreMap: 'Explore the map',
    browseHotels: 'Browse hotels',
    travellers: 'Over 1 million travellers last year',
  },
  features: {
    title: 'Why travel this way',
    speed: {
      title: 'High-speed trains',
      text: 'Up to 300 km/h between the centres of the big cities, with no airport at either end.',
    },
    booking: {
      title: 'Real-time booking',
      text: 'Instant confirmation at the ticket shop, and a mobile ticket that you show on your phone.',
    },
    payment: {
      title: 'Secure payment',
      text: 'You pay at the ticket shop, with full-refund protection on the fares that offer it.',
    },
    currency: {
      title: 'Your currency',
      text: 'See prices in EUR, USD, GBP and other currencies before you decide.',
    },
  },
  hotels: {
    title: 'Hotels near the station and beyond',
    samples:
      'Six kinds of hotel in every city we have a guide to. They are samples: names, prices and numbers are examples, and each city’s page leads to a search for real rooms.',
    price: '{{price}} per night',
    available_one: '{{count}} hotel available',
    available_other: '{{count}} hotels available, one in each city',
    byCity: 'Hotels by city',
  },
  package: {
    title: 'Train and hotel together, up to 25% less',
    text: 'Book the journey and the nights as one package and save up to 25% compared with booking them separately.',
    note: 'The saving is set by the shops that sell these packages and varies with the city and the dates; you see the final price there before you pay.',
    train: 'Choose a train',
    hotel: 'Choose a hotel',
  },
  guides: {
    title: 'City guides',
    more: 'More cities',
    routes: 'The pages of all {{count}} routes',
  },
  advertisement: {
    label: 'Advertisement',
    house: 'Your hotel, museum or restaurant, seen by people who are about to arrive.',
    houseLink: 'Advertise with us',
  },
};

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
      text: 'Instant confirmation at the ticket shop, and the ticket on your phone.',
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
      'Six kinds of hotel, one of each in every guide city. They are samples: names and prices are examples, and each city’s page leads to a search for real rooms.',
    price: '{{price}} per night',
    count_one: 'One in {{count}} city',
    count_other: 'One in each of our {{count}} cities',
    byCity: 'Hotels by city',
  },
  package: {
    title: 'Train and hotel together, up to 25% less',
    text: 'Start with the train or with the hotel: booked together as one package, they can cost less than when booked separately.',
    note: 'The saving depends on who sells the package, on the city and on the dates: the final price is the one you see on the seller’s site before you pay.',
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
    house: 'Your hotel, museum or restaurant, seen by people who are about to arrive.',
    houseLink: 'Advertise with us',
  },
};

export const hotels = {
  poster: 'Poster of {{city}}',
  meta: {
    title: 'Hotels in {{city}}: where to stay',
    description:
      'Six sample hotels in {{city}} with stars, amenities and a price per night, a reason to stay, and a search for available rooms.',
  },
  title: 'Hotels in {{city}}',
  lead: 'Six sample hotels, from a simple room to a resort with a spa, for {{least}} to {{most}} a\u00a0night.',
  // On the picture that social networks show.
  card: { count: 'Six sample hotels', prices: '{{least}} to {{most}} a\u00a0night' },
  guide: '{{city}} city guide',
  list: 'The hotels',
  samples:
    '“Book now” opens a booking site and searches available rooms in {{city}}. The hotels shown here are samples: names, stars and amenities are made up, and prices are examples.',
  stars: '{{rating}} stars out of 5',
  amenities: 'Amenities',
  // Below the price.
  perNight: 'per night',
  book: 'Book now',
  why: 'Why stay in {{city}}',
  quarters: 'Choose a neighbourhood',
  others: 'Hotels in other cities',
  kinds: {
    grand: {
      generic: 'Grand hotel',
      name: 'Grand Hotel {{city}}',
      description: 'High ceilings, a porter at the door and breakfast under a chandelier.',
    },
    boutique: {
      generic: 'Boutique hotel',
      name: 'Boutique Hotel {{city}}',
      description: 'A dozen rooms, no two alike, and an owner who tells you where to have dinner.',
    },
    central: {
      generic: 'Central hotel',
      name: 'Central Hotel {{city}}',
      description: 'Nothing to show off but the address: you step out and you’re already there.',
    },
    palace: {
      generic: 'Palace',
      name: '{{city}} Palace',
      description: 'Painted ceilings, a courtyard and a staircase made for grand entrances.',
    },
    budget: {
      generic: 'Budget stay',
      name: 'Budget Stay {{city}}',
      description: 'A clean bed, a hot shower and coffee in the morning. Keep the change.',
    },
    resort: {
      generic: 'Resort and spa',
      name: '{{city}} Resort & Spa',
      description: 'A pool, steam rooms and gardens, for the days when the sights can wait.',
    },
  },
  amenity: {
    wifi: 'Wi-Fi',
    parking: 'Parking',
    restaurant: 'Restaurant',
    bar: 'Bar',
    gym: 'Gym',
    spa: 'Spa',
    pool: 'Pool',
    breakfast: 'Breakfast',
    terrace: 'Terrace',
  },
};

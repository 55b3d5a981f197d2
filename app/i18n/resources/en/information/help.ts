export const help = {
  meta: {
    title: 'Help with searching and booking',
    description:
      'How to search for a train, what happens at the online ticket shop, and whom to ask about tickets, changes and assistance at the station.',
  },
  title: 'Help',
  lead: 'Search for your train here, then buy the ticket at the online ticket shop.',
  sections: {
    search: {
      title: 'How do I search?',
      text: 'Choose two stations, a day and the number of travellers in the [form on the home page](booking). Names work in English, Italian, French and Portuguese, with or without accents: “Milano”, “Milan” and “Milão” are the same station.\nThe button opens the ticket shop in a new tab with your journey filled in. This site stays open behind it.',
    },
    nothing: {
      title: 'Nothing opened. Why?',
      text: 'Your browser may have blocked the new tab. The message that appears after a search has a plain link to the same place.',
    },
    roundTrip: {
      title: 'Can I book a round trip?',
      text: 'Yes. Choose “Round trip” and, if you know it, your return date: you’ll see the trains of both days here. You book the return at the ticket shop, after the outward journey.',
    },
    prices: {
      title: 'Are the prices here final?',
      text: 'No. “From” prices are our estimate of the lowest fares for people who book well ahead; they depend on the day and the train. The price that counts is the one the ticket shop shows before you pay.',
    },
    tickets: {
      title: 'Where is my ticket?',
      text: 'With the shop that sold it, which sends it to the address you gave there. We never see your booking, so we can’t find, change or cancel it. See [refunds](refundPolicy).',
    },
    assistance: {
      title: 'Can I get help at the station?',
      text: 'In Italy, yes: [Sala\u00a0Blu](salaBlu), the assistance service of Rete Ferroviaria Italiana, helps passengers with reduced mobility on and off the train. Ask for it before the day of travel.',
    },
    hotels: {
      title: 'Are the hotels real?',
      text: 'No. The hotels shown here are samples and say so. The “Book\u00a0now” button of each hotel searches the [booking site](hotelSearch) for available rooms in that city.',
    },
    more: { title: 'Something else?', text: '[Write to us](contact).' },
  },
};

export const press = {
  meta: {
    title: 'Press',
    description:
      'Facts about {{siteName}} for journalists: what it covers, what it does not do, and whom to write to.',
  },
  title: 'Press',
  lead: 'Writing about trains in Italy? Here are the facts about this site.',
  sections: {
    facts: {
      title: 'Facts',
      text: '- {{siteName}} is a free search for train journeys in Italy and to Switzerland, France, Germany and Austria.\n- It is written in English, Italian and French.\n- It knows {{stationCount}} stations, {{cityCount}} cities with a guide and {{routeCount}} popular routes.\n- It sells no tickets, has no accounts and tracks nobody.',
    },
    quote: {
      title: 'Quoting figures',
      text: 'Travel times, distances and CO₂ figures may be quoted with a link to the page. Their sources are under [data and credits](credits).',
    },
    contact: {
      title: 'Contact',
      text: 'Questions and interviews: [{{email}}](email), [{{phone}}](phone).',
    },
  },
};

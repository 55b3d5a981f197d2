export const about = {
  meta: {
    title: 'About {{siteName}}: trains in three languages',
    description:
      'What this site is for: finding high-speed trains in Italy and to its neighbours, in three languages, and leaving the selling to the online ticket shop.',
  },
  title: 'About {{siteName}}',
  lead: 'Your platform is the last thing you look for before the train leaves. This site is for everything before that.',
  leadForBinario:
    '“Binario” is Italian for “platform”, the last thing you look for before the train leaves. This site is for everything before that.',
  sections: {
    what: {
      title: 'What you find here',
      text: '- a search across {{stationCount}} stations in Italy, Switzerland, France, Germany and Austria, in whichever language you know their names\n- guides to {{cityCount}} Italian cities: the sights, the station, the way to the centre, where to stay\n- {{routeCount}} popular routes with times, distances and fares, each figure with its source',
    },
    how: {
      title: 'How it works',
      text: 'We sell nothing. When you know where you want to go, we open the [online ticket shop](shop) with your journey filled in. Where each figure comes from is listed under [data and credits](credits).',
    },
    us: { title: 'Who to talk to', text: 'We are in {{city}}. [Write to us](contact).' },
  },
};

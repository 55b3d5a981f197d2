export const cities = {
  name: 'Cities by train',
  title_one: '{{count}} Italian city by train',
  title_other: '{{count}} Italian cities by train',
  lead: 'Sea, mountains, art or food: pick what you’re in the mood for, or see where two hours on a train can take you.',
  meta: {
    title: 'Italian cities by train: every guide',
    description:
      '{{title}}: by the sea, in the mountains, for art or for food, and those under two hours from yours.',
  },
  filters: 'Choose cities',
  themes: {
    label: 'In the mood for',
    all: 'Everything',
    sea: 'The sea',
    mountains: 'Mountains',
    art: 'Art',
    food: 'Food',
  },
  near: { label: 'Under {{hours}} h by train from', anywhere: 'Anywhere' },
  minutes: '{{duration}} from {{city}}',
  count_one: '{{count}} city',
  count_other: '{{count}} cities',
  wall: 'The cities',
  none: 'None of our cities fits both.',
  showAll: 'Show all cities',
  map: {
    title: 'How far does a morning take you?',
    text: 'The map colours the country by its hours from Rome, or from any station you choose.',
    link: 'See the travel times',
  },
};

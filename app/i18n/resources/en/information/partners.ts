export const partners = {
  meta: {
    title: 'Partners and advertising',
    description:
      'The advertisement space on the home page: what it is, what it is not, and how to ask for it.',
  },
  title: 'Partners',
  lead: 'Your business, in front of travellers on their way to your city.',
  sections: {
    space: {
      title: 'The space',
      text: 'The [home page](home) has one advertisement: one line of text and one link, labelled as advertising. It loads nothing from elsewhere, follows nobody and looks like the rest of the page.',
    },
    limits: {
      title: 'What is not for sale',
      text: 'The order of stations, routes and cities, and what the guides say. No one pays to be recommended.',
    },
    ask: {
      title: 'How to ask',
      text: 'Send your line of text, the address it should lead to and the dates to [{{email}}](email). We will tell you which dates are free.',
    },
  },
};

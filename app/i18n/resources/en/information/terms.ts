export const terms = {
  meta: {
    title: 'Terms of use',
    description:
      'What this site does and does not do: a free search for trains, with tickets and hotels sold by others under their own terms.',
  },
  title: 'Terms of use',
  lead: '{{siteName}} helps you find a train. Using it is free and needs no account.',
  sections: {
    service: {
      title: 'What we do',
      text: 'We show travel information and fill in your search at the [online ticket shop](shop) or at the [booking site](hotelSearch). Both are independent of us. What you buy there is a contract between you and them, under their terms.',
    },
    information: {
      title: 'How far you can rely on it',
      text: 'Times, distances, prices and frequencies come from the sources named under [data and credits](credits), each with its year. They are checked with care, but timetables and fares change. Before you travel, go by what the seller and the train company tell you.\nThe hotels are samples, not offers. Train and hotel packages, and the savings on them, are set by the shops that sell them.',
    },
    use: {
      title: 'Fair use',
      text: 'Please do not try to break or overload the site, or to sign other people up for the newsletter.',
    },
    rights: {
      title: 'Texts and data',
      text: 'Texts and drawings belong to the site. You may quote them with a link. The station list is open data under the licence named under [data and credits](credits).',
    },
    law: {
      title: 'Your rights',
      text: 'Nothing here takes away a right that the law of your country gives you as a consumer.',
    },
    domain: {
      title: 'The domain',
      text: 'The name of this site is for sale. Should it change hands, the newsletter’s addresses do not go with it unless the subscribers agree.',
    },
  },
};

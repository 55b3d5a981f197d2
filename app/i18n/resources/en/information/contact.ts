export const contact = {
  meta: {
    title: 'Contact us by e-mail or telephone',
    description:
      'E-mail and telephone of this site, and where to turn instead for a ticket, a refund or a train that is late.',
  },
  title: 'Contact',
  lead: 'Write to [{{email}}](email) or call [{{phone}}](phone). We are in {{city}}.',
  sections: {
    here: {
      title: 'Ask us about',
      text: '- a mistake on this site, or a page that doesn’t work for you\n- the newsletter and [your data](privacy)\n- [advertising](partners) and [press](press)',
    },
    elsewhere: {
      title: 'Ask the seller about',
      text: 'Tickets, changes, refunds, lost property and delays are handled by the [online ticket shop](shop) or the train company named on your ticket. We have no access to bookings, so we can only point you there.',
    },
  },
};

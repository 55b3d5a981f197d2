export const refundPolicy = {
  meta: {
    title: 'Refund policy',
    description:
      'This site sells nothing, so refunds come from whoever sold the ticket. How to ask for one, and what European law gives you when a train is late.',
  },
  title: 'Refund policy',
  lead: 'We sell nothing and take no money, so there is nothing for us to refund. Refunds come from whoever sold you the ticket or the room.',
  sections: {
    fares: {
      title: 'Changing your mind',
      text: 'Some fares are refunded in full until departure, some in part, the cheapest often not at all. The online ticket shop shows the conditions of each fare before you pay; that is what “full-refund protection” on this site refers to.',
    },
    ask: {
      title: 'How to ask',
      text: 'Have your booking code ready and use your account or the form at the [ticket shop](shop). For hotels, the cancellation rule is on the confirmation from the [booking site](hotelSearch).',
    },
    delays: {
      title: 'When the train is late or cancelled',
      text: 'European law (Regulation (EU) 2021/782) protects rail passengers whatever the fare:\n- If you can expect to arrive 60\u00a0minutes late or more, you may choose between your money back and another way to your destination.\n- If you travel anyway, compensation starts at 25% of the fare for a delay of 60 to 119\u00a0minutes and at 50% from 120\u00a0minutes. Delays outside the company’s control can be an exception.\nClaim from the company that ran the train. The European Union explains [the rights of rail passengers](passengerRights).',
    },
  },
};

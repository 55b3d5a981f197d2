export const imprint = {
  meta: {
    title: 'Legal notice',
    description:
      'How to reach the people behind this site, and where to read its terms of use, its privacy rules and its sources.',
  },
  title: 'Legal notice',
  sections: {
    operator: {
      title: 'Who runs this site',
      text: '{{operatorName}}\n{{operatorAddress}}\nRegister or VAT number: {{operatorRegister}}',
    },
    contact: {
      title: 'How to reach us',
      text: '- E-mail: [{{email}}](email)\n- Telephone: [{{phone}}](phone)',
    },
    more: {
      title: 'Terms, privacy, sources',
      text: 'What this site does and does not do is set out in the [terms of use](terms), what is stored about you under [privacy](privacy), and where its data come from under [data and credits](credits). Tickets and rooms are sold by other sites, under their own terms.',
    },
  },
};

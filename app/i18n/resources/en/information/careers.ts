export const careers = {
  meta: {
    title: 'Careers',
    description:
      'Working with {{siteName}}: there are no open positions at the moment, but you’re welcome to write.',
  },
  title: 'Careers',
  lead: 'There are no open positions at the moment.',
  sections: {
    write: {
      title: 'Write to us anyway',
      text: 'If you know Italian railways, write well in English, Italian or French, or make websites that everybody can use, introduce yourself at [{{email}}](email). We’ll delete your message once the conversation is over.',
    },
  },
};

export const privacy = {
  meta: {
    title: 'Privacy: what we store and what we do not',
    description:
      'What this site stores and what it does not: one cookie for your language, your recent stations in your own browser, and no tracking.',
  },
  title: 'Privacy',
  lead: 'No accounts, no tracking, no advertising networks. This page lists everything that is stored.',
  sections: {
    controller: {
      title: 'Who is responsible',
      text: 'The operator of {{siteName}}, {{city}}, [{{email}}](email).',
    },
    browser: {
      title: 'In your browser',
      text: '- When you choose a language, a cookie named “i18next” remembers it for one year; the browser’s storage keeps the same choice. While the language changes, that storage also holds how far you had scrolled, for that moment only.\n- The last five stations you chose stay in the browser’s storage, so that the form can offer them again. They are never sent to us from there, and you can clear them in the form.\n- If you ask for the nearest station, your position is used in the browser and never leaves it.\n- The last pages that your browser loaded from this site, 30 at most, stay on your device so that you can read them without a connection; searches and newsletter links are never among them. To remove them, clear this site’s data in your browser’s settings.',
    },
    server: {
      title: 'On our server',
      text: 'The site’s log notes the time, the kind of request, the answer’s status and how long it took. Where no page exists it notes the path as well, so that we can fix broken links. It holds no IP address, no browser name and no search.',
    },
    newsletter: {
      title: 'The newsletter',
      text: 'If you sign up, we store your e-mail address, your language, when you agreed and the wording you agreed to. The legal basis is your consent (Article 6(1)(a) of the General Data Protection Regulation).\n- We write only after you confirm through an e-mail sent to you. An address that is never confirmed is deleted after 30 days.\n- Every e-mail has a link that unsubscribes you at once. We keep a note that you unsubscribed, so that nobody signs you up by mistake; write to us and we will erase that too.\n- Sign-ups are counted for each address and each network for up to a day, in scrambled form, to keep bots out.',
    },
    others: {
      title: 'When you leave for another site',
      text: 'The [ticket shop](shop), the [booking site](hotelSearch) and other sites that we link to handle tickets, rooms, payments and your data under their own policies. The search that you send travels in the link. Your browser tells them the name of this site, not the page you were on.',
    },
    rights: {
      title: 'Your rights',
      text: 'You may ask for a copy of your data, have it corrected or erased, limit or object to its use, take it with you, and withdraw your consent at any time. An e-mail to [{{email}}](email) is enough. You may also complain to the [data protection authority](dataAuthorities) of your country.',
    },
  },
};

export const privacy = {
  meta: {
    title: 'Privacy: what we store and what we do not',
    description:
      'What this site stores and what it does not: one cookie for the language you choose, your recent stations in your own browser, and no tracking.',
  },
  title: 'Privacy',
  lead: 'No accounts, no tracking, no advertising networks. This page lists everything that is stored.',
  sections: {
    controller: {
      title: 'Who is responsible',
      text: '{{operator}}, [{{email}}](email).',
    },
    unnamedController: {
      title: 'Who is responsible',
      text: 'The operator of {{siteName}}, {{city}}, [{{email}}](email).',
    },
    browser: {
      title: 'In your browser',
      text: '- When you choose a language, and only then, a cookie named “i18next” remembers it for one year, and the browser’s local storage keeps the same choice. While the language changes, the session storage holds the page you were on, how far you had scrolled and any e-mail address you had typed, until the page has loaded again.\n- The last five stations you chose stay in the local storage, so that the form can offer them again. They are never sent to us from there, and you can clear them in the form.\n- If you ask for the nearest station, your position is used in the browser and never leaves it.\n- The last pages that your browser loaded from this site, 30 at most, and the last ten plans of a trip that you opened stay on your device with their pictures and files so that you can read them without a connection; newsletter links are never among them. To remove them, clear this site’s data in your browser’s settings.\n- The last ten searches that you opened, and the journeys that you save, stay on your device with their trains. Nobody else sees them; the page [My trips](trips) shows them and can forget them all with one button.\n- If you set a time to change or choose regional trains only, this stays in the local storage and is part of the address of your next search. Your choices under [Preferences](comfort) stay there too, and never leave your device.',
    },
    server: {
      title: 'On our server',
      text: 'For each request, the site’s log notes the time, a random number, the kind of request, the status of the response, how long it took and whether it was interrupted. Where no page exists it notes the path as well, so that we can fix broken links. For the newsletter it notes what was done and whether that worked. It holds no IP address, no e-mail address, no browser name and no search.',
    },
    reports: {
      title: 'When your browser blocks something',
      text: 'If a page contains something that does not belong to it, such as a script of a browser extension, your browser blocks it and reports it to {{reportHost}}: the address of the page and of the one before it, what was blocked, the browser’s name and, as with every request, your IP address. We use these reports to keep the site safe, which is our legitimate interest (Article 6(1)(f) of the General Data Protection Regulation). Search results and the links of our e-mails never ask for such a report.',
    },
    newsletter: {
      title: 'The newsletter',
      text: 'If you sign up, we store your e-mail address, your language, when you signed up, confirmed or unsubscribed, and what you agreed to each time: the wording, its language, the time and the e-mail that you confirmed. The legal basis is your consent (Article 6(1)(a) of the General Data Protection Regulation).\n- We write only after you confirm through an e-mail sent to you. An address that is never confirmed is deleted within {{unconfirmedDays}} days of its first sign-up. If you cancel such a sign-up, it is deleted at once.\n- Of each e-mail about a sign-up we note for {{askAgainDays}} days when it was asked for, what it asked you to agree to, how often we tried to send it and when it left. Of each newsletter we note whether your mail server took it, until {{askAgainDays}} days after the last one has left. If your mailbox refuses our e-mails for good, we note that too and send it no more newsletters. A link that you have used is noted until it would have expired.\n- Every e-mail has a link that unsubscribes you at once. We then keep your address with the note that you unsubscribed, so that nobody signs you up again: only your own click in an e-mail that asks for it can do that, and such an e-mail is sent at most once in {{askAgainDays}} days. The note stays until you write to us; then we erase it too. After an erasure or a cancelled sign-up a pseudonymised mark of the address stays for a year, so that no backup brings it back. After a cancelled sign-up such a mark of the mailbox stays as well, so that it is asked again at most once in {{askAgainDays}} days.\n- Sign-ups are counted for each address, mailbox, e-mail domain and internet connection and for the whole site, for up to a day (for a mailbox, up to a month) and in pseudonymised form, to keep bots out.',
    },
    others: {
      title: 'When you leave for another site',
      text: 'The [ticket shop](shop), the [booking site](hotelSearch) and other sites that we link to handle tickets, rooms, payments and your data under their own policies. The search that you send travels in the link. Beyond that your browser tells them nothing of this site, neither its name nor the page you were on.',
    },
    rights: {
      title: 'Your rights',
      text: 'You may ask for a copy of your data, have it corrected or erased, limit or object to its use, take it with you, and withdraw your consent at any time. An e-mail to [{{email}}](email) is enough. You may also complain to the [data protection authority](dataAuthorities) of your country.',
    },
  },
};

export const accessibility = {
  meta: {
    title: 'Accessibility statement',
    description:
      'The standard this site aims at, how it is checked, the limits that we know of, and how to tell us about a barrier.',
  },
  title: 'Accessibility statement',
  lead: 'Everyone should be able to find a train here. The aim is level AA of the Web Content Accessibility Guidelines 2.2.',
  sections: {
    status: {
      title: 'Status',
      text: 'This statement is about {{siteName}}. It was prepared on {{statementDate}} from tests of our own. We know of no failure of level AA of the [Web Content Accessibility Guidelines 2.2](wcag) (2023) on its own pages; the limits that we know of are listed below.\nTwo rules stand behind that aim: the European standard [EN\u00a0301\u00a0549](en301549) (version 3.2.1, 2021), which incorporates level AA of version 2.1 of the guidelines, and the [European Accessibility Act](accessibilityAct) (Directive (EU) 2019/882), which has applied to online services since 28\u00a0June 2025.',
    },
    built: {
      title: 'How the site is built',
      text: '- Every page works without scripts, except “My trips” and “Preferences”, and everything can be done from the keyboard.\n- Text grows to 200%, and pages reflow at 400% zoom without scrolling sideways.\n- Colours keep their contrast in the light and the dark theme; nothing is conveyed by colour alone.\n- If your system asks for less motion, nothing moves.',
    },
    checked: {
      title: 'How it is checked',
      text: 'We test it ourselves: automatic checks with axe on every kind of page in three languages, in light and dark and at several widths, and tests in a real browser that use only the keyboard. No outside body has audited the site.',
    },
    limits: {
      title: 'Known limits',
      text: '- Automatic checks find only some of the barriers, and not every screen reader has been tried.\n- The railroad map is a drawing. Its routes and times are also there as lists.\n- The ticket shop and the booking site are not ours, and we cannot remove barriers there.',
    },
    contact: {
      title: 'Found a barrier?',
      text: 'Tell us at [{{email}}](email) or [{{phone}}](phone): which page, what you tried and what you use to read it. We reply within 30\u00a0days. For assistance at stations, see [help](help).',
    },
    complaint: {
      title: 'If our reply does not help',
      text: 'In Italy anyone can complain to the [Agenzia per l’Italia Digitale (AgID)](agid) about the accessibility of an online service that Legislative Decree 82/2022 covers. AgID checks the service and can require its provider to put it right. In the other countries of the European Union, national law names the authority or the court for complaints (Article 29 of the Act).',
    },
  },
};

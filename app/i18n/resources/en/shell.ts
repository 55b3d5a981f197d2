export const shell = {
  skip: 'Skip to the content',
  banner: { text: 'This domain is for sale', link: 'See the offer' },
  newTab: '(opens in a new tab)',
  navigation: {
    label: 'Main',
    home: 'home page',
    booking: 'Book tickets',
    map: 'Railroad map',
    hotels: 'Hotels',
    contact: 'Contact',
    book: 'Book a trip',
    menu: 'Menu',
    closeMenu: 'Close the menu',
  },
  language: { label: 'Language', current: 'Language: {{name}}' },
  footer: {
    contact: 'Contact',
    phone: 'Telephone',
    email: 'E-mail',
    city: 'City',
    social: 'Follow us',
    seoTitle: 'High-speed trains in Italy',
    seoText:
      'Compare journeys between Rome, Milan, Venice, Florence, Naples and Turin, and on to Switzerland, France, Germany and Austria. Choose two stations and a date, and finish your booking at the ticket shop.',
    copyright: '© {{year}} {{siteName}}',
    stationData: 'Station data: Trainline, ODbL',
  },
  notFound: {
    title: 'Oops! Page not found',
    subtitle: 'There is no platform at this address. It may have moved, or the link may have a typing error.',
    home: 'Return to the home page',
  },
  failure: {
    title: 'This page did not arrive',
    subtitle:
      'Something went wrong on our side. Try again in a moment; nothing you typed has been sent anywhere.',
    retry: 'Try again',
  },
};

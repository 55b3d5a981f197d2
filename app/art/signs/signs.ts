/**
 * Signs as they hang in stations, one for each theme of the text pages: solid shapes on a 24-unit
 * square, where a shape inside another one is a hole (the even-odd rule).
 */
export const SIGN_SHAPES = {
  magnifier:
    'M10 3a7 7 0 1 0 4.2 12.6l5 5 2-2-5-5A7 7 0 0 0 10 3zM10 5.6a4.4 4.4 0 1 1 0 8.8 4.4 4.4 0 0 1 0-8.8z',
  window: 'M2 4h20v16H2zM4.5 9.5v8h15v-8zM4.5 6v1.5h2V6zM8 6v1.5h2V6z',
  arrows: 'M3 6h11V2.5l7 5-7 5V9H3zM21 15H10v-3.5l-7 5 7 5V18h11z',
  coin: 'M12 1.5a10.5 10.5 0 1 0 0 21 10.5 10.5 0 0 0 0-21zM16.8 6.6A6.6 6.6 0 0 0 6.2 10H4.8v1.6h1v.8h-1V14h1.4a6.6 6.6 0 0 0 10.6 3.4l-1.5-2A4.1 4.1 0 0 1 8.8 14H13v-1.6H8.2v-.8h5.4V10H8.8a4.1 4.1 0 0 1 6.5-1.4z',
  ticket:
    'M2 5h20v4.5a2.5 2.5 0 0 0 0 5V19H2v-4.5a2.5 2.5 0 0 0 0-5zM14.5 7.5v2H16v-2zM14.5 11v2H16v-2zM14.5 14.5v2H16v-2z',
  wheelchair:
    'M9 2.2a2 2 0 1 1 0 4 2 2 0 0 1 0-4zM7.8 7.2h2.6v3.3H15v2.1h-4.6v2h6l2.7 4.8-1.9 1.1-2.1-3.7H7.8zM6.4 11.6V14a4.7 4.7 0 1 0 6.5 5.6h2.3a7 7 0 1 1-8.8-8z',
  bed: 'M2 5h2.3v8H22v6h-2.3v-2.5H4.3V19H2zM5.5 8h4a2 2 0 0 1 2 2v1.8h-6zM12.8 8.5H18a4 4 0 0 1 4 3.3h-9.2z',
  envelope: 'M2 5h20v.9l-10 6.6L2 5.9zM2 8.3l10 6.6 10-6.6V19H2z',
  pin: 'M12 1.5A7.5 7.5 0 0 0 4.5 9c0 5.5 7.5 13.5 7.5 13.5S19.5 14.5 19.5 9A7.5 7.5 0 0 0 12 1.5zM12 6a3 3 0 1 1 0 6 3 3 0 0 1 0-6z',
  train:
    'M7 2h10a3 3 0 0 1 3 3v10a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3V5a3 3 0 0 1 3-3zM6.5 5v5.5h11V5zM7 13v2h2.5v-2zM14.5 13v2H17v-2zM6.5 19h3l-2 3h-3zM14.5 19h3l2 3h-3z',
  plane:
    'M10.5 3.5a1.5 1.5 0 0 1 3 0V9l8 5v2.2l-8-2.4v4.7l2.5 1.8V22l-4-1-4 1v-1.7l2.5-1.8v-4.7l-8 2.4V14l8-5z',
  town: 'M9.5 21V6L12 2l2.5 4v15zM2.5 21v-9l3-2.5 3 2.5v9zM15.5 21v-7l3-2.5 3 2.5v7zM11.2 8.5v3h1.6v-3z',
  map: 'M2 5.5L8 3v15.5L2 21zM9 3l6 2.5V21l-6-2.5zM16 5.5L22 3v15.5L16 21z',
  person: 'M12 2.5a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM4 21.5a8 8 0 0 1 16 0z',
  server:
    'M3 3h18v5H3zM3 9.5h18v5H3zM3 16h18v5H3zM5.5 4.8v1.5h2V4.8zM5.5 11.2v1.5h2v-1.5zM5.5 17.8v1.5h2v-1.5z',
  nodes:
    'M18 2.5a3.5 3.5 0 1 1-2.7 5.7L9 11.4a3.5 3.5 0 0 1 0 1.2l6.3 3.2a3.5 3.5 0 1 1-.8 1.6l-6.3-3.2a3.5 3.5 0 1 1 0-4.4l6.3-3.2A3.5 3.5 0 0 1 18 2.5z',
  scales:
    'M11 2.5h2V5l6 1 2.5 7a3.5 3.5 0 0 1-7 0l2-5.7-3.5-.6V19h4v2.5H7V19h4V6.7l-3.5.6 2 5.7a3.5 3.5 0 0 1-7 0L5 6l6-1z',
  tick: 'M12 1.5a10.5 10.5 0 1 0 0 21 10.5 10.5 0 0 0 0-21zM10.6 16.8l7-7-1.9-1.9-5.1 5.1L8 10.4l-1.9 1.9z',
  bricks:
    'M3 4h8v4.5H3zM13 4h8v4.5h-8zM3 9.8h2.5v4.4H3zM7 9.8h10v4.4H7zM18.5 9.8H21v4.4h-2.5zM3 15.5h8V20H3zM13 15.5h8V20h-8z',
  eye: 'M12 4.5c5 0 8.8 3.5 10.5 7.5-1.7 4-5.5 7.5-10.5 7.5S3.2 16 1.5 12C3.2 8 7 4.5 12 4.5zM12 7.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9zM12 10a2 2 0 1 1 0 4 2 2 0 0 1 0-4z',
  warning: 'M12 2l11 19H1zM10.8 9v6h2.4V9zM10.8 16.5v2.3h2.4v-2.3z',
  speech: 'M2 3h20v14h-9l-6 5v-5H2zM10.8 5.5V11h2.4V5.5zM10.8 12.2v2.2h2.4v-2.2z',
} as const satisfies Readonly<Record<string, string>>;

export type SignName = keyof typeof SIGN_SHAPES;

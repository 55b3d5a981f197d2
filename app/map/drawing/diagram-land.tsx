/**
 * The land below the diagram as one flat shape, in steps of its grid: level, upright or at 45
 * degrees as its lines are. It goes on far beyond the frame, since a window shows more.
 */
const MAINLAND =
  'M-60-40H90V79.4L19.2 8.6V7.4L18 6.2H16.6L13.9 8.9V9.8L12.1 11.6L18.3 17.8H18.9L19.5 18.4V19L18.9 ' +
  '19.6L20.6 21.3V24.4H19.8L18.4 23H16L14.6 24.4H13.8L12.6 25.6V26.4L11.4 27.6H10.4L9.6 26.8V23.6' +
  'L8.2 22.2V20.2L6.8 18.8H4.6L3 17.2V11.4L2.2 10.6H-.8L-9 18.8H-60z';
const SICILY = 'M2 24H8L8.4 24.4V27.6L8 28H6.6L5.4 26.8H2.6L1.4 25.6V24.6z';
const SARDINIA = 'M.4 19.2L1.4 18.2L2.2 19V22.4L1.2 23.4H.4L-.2 22.8V19.8z';

/** The land of the diagram. */
export function DiagramLand() {
  return <path className="map-diagram-land" d={MAINLAND + SICILY + SARDINIA} />;
}

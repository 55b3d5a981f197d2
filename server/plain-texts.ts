/** The texts of responses that are no page: short, for programs and for a failed server. */
export const PLAIN_TEXTS = {
  failure: 'The page did not arrive. Try again in a moment.',
  formTooLong: 'A form is shorter.',
  missingFile: 'Not found',
  queueFull: 'Too many are waiting. Try again in a moment.',
} as const;

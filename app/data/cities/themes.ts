/** The themes of city trips. */
export const THEMES = ['sea', 'mountains', 'art', 'food'] as const;

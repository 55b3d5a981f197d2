/** What a city is visited for, beside being itself. */
export const THEMES = ['sea', 'mountains', 'art', 'food'] as const;

/** The screen of a large phone, in pixels; others crop a little. */
export const WALLPAPER = { width: 1170, height: 2532 } as const;

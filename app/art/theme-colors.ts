import type { Theme } from './palette.ts';

/**
 * The colours that the browser paints around a page: those of the banner at its head. They repeat
 * the site's tokens, since they are read without a style sheet.
 */
export const themeColors: Readonly<Record<Theme, string>> = { light: '#162137', dark: '#070e1d' };

/** The page's own ground by day, shown while an installed site starts. */
export const groundColor = '#f9f3e7';

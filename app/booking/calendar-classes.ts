import type { ClassNames } from 'react-day-picker';

/** The calendar's parts under the names that the style sheet knows. */
export const CALENDAR_CLASSES: Partial<ClassNames> = {
  root: 'calendar-root',
  months: 'calendar-months',
  month: 'calendar-month',
  nav: 'calendar-nav',
  button_previous: 'calendar-step',
  button_next: 'calendar-step',
  chevron: 'calendar-chevron',
  month_caption: 'calendar-caption',
  month_grid: 'calendar-grid',
  weekday: 'calendar-weekday',
  day: 'calendar-day',
  day_button: 'calendar-day-button',
  selected: 'is-selected',
  today: 'is-today',
  disabled: 'is-disabled',
};

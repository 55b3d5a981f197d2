/** Formats a duration in few letters, with no-break spaces: «2 h 59», «3 h», «38 min». */
export function shortDuration(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return `${rest}\u00a0min`;
  return rest === 0 ? `${hours}\u00a0h` : `${hours}\u00a0h\u00a0${String(rest).padStart(2, '0')}`;
}

/** The same with the minutes of full hours, which keep a column of them in line: «3 h 00». */
export function columnDuration(minutes: number): string {
  const duration = shortDuration(minutes);
  return duration.endsWith('h') ? `${duration}\u00a000` : duration;
}

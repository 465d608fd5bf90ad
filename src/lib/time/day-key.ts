const pad = (number: number) => String(number).padStart(2, '0');

/** Returns the date in the browser's time zone, such as `2026-11-05`. */
export const getDayKey = (date: Date): string =>
  `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;

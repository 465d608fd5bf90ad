// Formats a date as a heading.
const DAY = 24 * 60 * 60_000;

const startOfDay = (moment: Date): number =>
  new Date(moment.getFullYear(), moment.getMonth(), moment.getDate()).getTime();

/** Returns the heading above the events of a day, such as "Yesterday" or "Thursday, November 19". */
export function formatDay(moment: Date, now: number, language: string): string {
  const present = new Date(now);
  // Rounded, because a day with a clock change is an hour longer or shorter.
  const away = Math.round((startOfDay(moment) - startOfDay(present)) / DAY);
  if (away === 0 || away === -1) {
    const word = new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(away, 'day');
    return word.charAt(0).toLocaleUpperCase(language) + word.slice(1);
  }
  return moment.toLocaleDateString(language, {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    ...(moment.getFullYear() !== present.getFullYear() && { year: 'numeric' }),
  });
}

/** Reports whether two times are on the same day in the browser's time zone. */
export const isSameDay = (one: string, other: string): boolean =>
  new Date(one).toDateString() === new Date(other).toDateString();

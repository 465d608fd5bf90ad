// The day of a moment as a heading says it.
const DAY = 24 * 60 * 60_000;

const startOfDay = (moment: Date): number =>
  new Date(moment.getFullYear(), moment.getMonth(), moment.getDate()).getTime();

/** The day of a moment in words, as a heading above what happened on it: "Yesterday", "Thursday, November 19". */
export function dayWord(moment: Date, now: number, language: string): string {
  const present = new Date(now);
  // Rounded: a day on which the clocks change is an hour longer or shorter.
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

/** Whether two moments lie on the same day where the reader is. */
export const isSameDay = (one: string, other: string): boolean =>
  new Date(one).toDateString() === new Date(other).toDateString();

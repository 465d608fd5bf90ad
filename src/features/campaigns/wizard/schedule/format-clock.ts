/** Formats a clock time such as `02:00` in the reader's language. */
export function formatClock(language: string, clock: string): string {
  const format = new Intl.DateTimeFormat(language, { timeStyle: 'short', timeZone: 'UTC' });
  return format.format(new Date(`2000-01-01T${clock}:00Z`));
}

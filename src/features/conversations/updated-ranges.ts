/** The usual ranges, by how many days before today they begin. */
export const RANGES = { today: 0, week: 6, month: 29 } as const;
export type Range = keyof typeof RANGES;

const twoDigits = (part: number) => String(part).padStart(2, '0');

/** The day on which a range begins, such as `2026-03-01`, by the clock of the person. */
export function firstDayOf(range: Range, now: number): string {
  const day = new Date(now);
  day.setDate(day.getDate() - RANGES[range]);
  return `${day.getFullYear()}-${twoDigits(day.getMonth() + 1)}-${twoDigits(day.getDate())}`;
}

/** The usual range that such days are today; null for other days. */
export function rangeOf(from: string | undefined, to: string | undefined, now: number): Range | null {
  if (to !== undefined) return null;
  return (['today', 'week', 'month'] as const).find((range) => firstDayOf(range, now) === from) ?? null;
}

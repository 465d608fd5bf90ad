// Counts changes by day.

export interface DayCount {
  /** The start of the day in local time, in milliseconds since the epoch. */
  readonly day: number;
  readonly count: number;
}

const getDayStart = (now: number, daysBefore: number): number => {
  const today = new Date(now);
  return new Date(today.getFullYear(), today.getMonth(), today.getDate() - daysBefore).getTime();
};

/** Counts timestamps (milliseconds since the epoch) by day in local time, the oldest day first and today last. */
export function countByDay(moments: readonly number[], now: number, days: number): readonly DayCount[] {
  const starts = Array.from({ length: days }, (_, index) => getDayStart(now, days - 1 - index));
  const counts = new Map<number, number>(starts.map((day) => [day, 0]));
  for (const at of moments) {
    const day = getDayStart(at, 0);
    const count = counts.get(day);
    if (count !== undefined) counts.set(day, count + 1);
  }
  return [...counts].map(([day, count]) => ({ day, count }));
}

/** Returns the starts of the next days in local time, today first. */
export const getNextDays = (now: number, days: number): readonly number[] =>
  Array.from({ length: days }, (_, index) => getDayStart(now, -index));

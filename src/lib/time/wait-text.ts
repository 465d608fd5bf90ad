// Formats waiting times.

const MAX_OF_A_UNIT = 90;

function formatAmount(seconds: number): readonly [number, 'second' | 'minute' | 'hour'] {
  if (seconds <= MAX_OF_A_UNIT) return [Math.ceil(seconds), 'second'];
  const minutes = Math.ceil(seconds / 60);
  return minutes <= MAX_OF_A_UNIT ? [minutes, 'minute'] : [Math.ceil(seconds / 3600), 'hour'];
}

/** Formats a waiting time in a single unit, rounded up: seconds up to 90, then minutes up to 90, then hours. */
export function formatWaitingTime(
  seconds: number,
  language: string,
  unitDisplay: 'long' | 'narrow' = 'long',
): string {
  const [amount, unit] = formatAmount(seconds);
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay }).format(amount);
}

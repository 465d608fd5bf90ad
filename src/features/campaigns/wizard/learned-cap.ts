import type { Attempt } from '../send/attempt';

/** A number as it is written in a sentence, with groups or without. */
const NUMBER = /\d{1,3}(?:[.,'’\u00a0\u202f]\d{3})+(?!\d)|\d+/g;

/**
 * The limit that a sentence of the platform names beside the number of recipients; null where it names none, or several. The
 * contract gives the refusal a code and no field for the limit.
 */
export function capIn(message: string, recipients: number): number | null {
  const numbers = (message.match(NUMBER) ?? []).map((written) => Number(written.replaceAll(/\D/g, '')));
  const others = [...new Set(numbers)].filter((number) => number !== recipients);
  const [cap] = others;
  return cap !== undefined && others.length === 1 && cap > 0 && cap < recipients ? cap : null;
}

/**
 * The limit by the newest refusal that named one; null where a larger campaign was sent since. Attempts come newest first.
 * Imported ones say nothing about the limit: their answers are the file's claim.
 */
export function learnedCap(attempts: readonly Attempt[]): number | null {
  let largestSent = 0;
  for (const { state, confirmedRecipients, importedAt } of attempts) {
    if (importedAt !== undefined) continue;
    if (state.name === 'sent' || state.name === 'sent-without-id')
      largestSent = Math.max(largestSent, confirmedRecipients);
    if (state.name !== 'refused' || state.refusal.reason !== 'invalid') continue;
    const over = state.refusal.details.find(({ code }) => code === 'cap_exceeded');
    const cap = over ? capIn(over.message, confirmedRecipients) : null;
    if (cap !== null) return largestSent > cap ? null : cap;
  }
  return null;
}

// How long ago a moment was, in words, as long as that says more than its date.

import * as m from '~/i18n/messages';
import type { T } from '~/i18n/use-t';

const MINUTE = 60_000;
const STEPS = [
  { unit: 'minute', length: MINUTE, until: 60 * MINUTE },
  { unit: 'hour', length: 60 * MINUTE, until: 24 * 60 * MINUTE },
  { unit: 'day', length: 24 * 60 * MINUTE, until: 7 * 24 * 60 * MINUTE },
] as const;

const formats = new Map<string, Intl.RelativeTimeFormat>();

/** "just now", "3 hours ago", "yesterday"; null for what is a week away or more. */
export function timeAgo(t: T, moment: number, now: number, language: string): string | null {
  const away = Math.abs(now - moment);
  if (away < MINUTE) return t(m.common_just_now);
  const step = STEPS.find(({ until }) => away < until);
  if (!step) return null;
  const known =
    formats.get(language) ?? new Intl.RelativeTimeFormat(language, { numeric: 'auto', style: 'short' });
  formats.set(language, known);
  return known.format(Math.trunc((moment - now) / step.length), step.unit);
}

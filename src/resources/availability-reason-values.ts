// The writable fields of an availability reason, and validation that needs no request.
import type { AvailabilityReason } from '~/api/availability-reasons';
import { isSameName } from '~/lib/text/same-name';

export interface ReasonValues {
  readonly reason: string;
  /** Empty if the reason has no emoji. */
  readonly emoji: string;
}

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
/** Matches every emoji that Unicode recommends, including flags, families and skin tones. */
// biome-ignore lint/complexity/useRegexLiterals: TypeScript's target lacks the `v` flag, which all browsers have
const RECOMMENDED = new RegExp('^\\p{RGI_Emoji}$', 'v');
const PICTOGRAPH = String.raw`\p{Extended_Pictographic}[\uFE0F\p{Emoji_Modifier}]?`;
/**
 * Matches a pictograph without a variation selector (✍), and a sequence of joined pictographs that only some systems
 * render as one emoji (the ninja cat).
 */
const PICTOGRAPHS = new RegExp(`^${PICTOGRAPH}(?:\\u200D${PICTOGRAPH})*$`, 'u');

/** Reports whether the text is a single emoji: one grapheme, which may consist of several code points. */
export function isOneEmoji(text: string): boolean {
  if ([...graphemes.segment(text)].length !== 1) return false;
  return RECOMMENDED.test(text) || PICTOGRAPHS.test(text);
}

export const getReasonValues = ({ reason, emoji }: AvailabilityReason): ReasonValues => ({
  reason,
  emoji: emoji ?? '',
});

/** Returns another reason with the same name, ignoring case and accents. */
export const findDuplicateReason = (
  reason: string,
  others: readonly AvailabilityReason[],
  ownId: number | null,
): AvailabilityReason | undefined =>
  others.find((other) => other.id !== ownId && isSameName(reason, other.reason));

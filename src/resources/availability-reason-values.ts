// What a person may write of an availability reason, and the checks that need no platform.
import type { AvailabilityReason } from '~/api/availability-reasons';
import { isSameName } from '~/lib/text/same-name';

export interface ReasonValues {
  readonly reason: string;
  /** Empty for none. */
  readonly emoji: string;
}

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
/** Every emoji that Unicode recommends: flags, families, skin tones. */
// biome-ignore lint/complexity/useRegexLiterals: the compiler's target doesn't know this flag yet, every browser in question does
const RECOMMENDED = new RegExp('^\\p{RGI_Emoji}$', 'v');
const PICTOGRAPH = String.raw`\p{Extended_Pictographic}[\uFE0F\p{Emoji_Modifier}]?`;
/** A bare pictograph such as ✍, or several joined to one that only some systems draw, such as the ninja cat. */
const JOINED = new RegExp(`^${PICTOGRAPH}(?:\\u200D${PICTOGRAPH})*$`, 'u');

/** Whether the text is one emoji: one sign as a reader sees it, however many code points it has. */
export function isOneEmoji(text: string): boolean {
  if ([...graphemes.segment(text)].length !== 1) return false;
  return RECOMMENDED.test(text) || JOINED.test(text);
}

export const valuesOf = ({ reason, emoji }: AvailabilityReason): ReasonValues => ({
  reason,
  emoji: emoji ?? '',
});

/** Another reason that reads the same; undefined where there is none. */
export const duplicateOf = (
  reason: string,
  others: readonly AvailabilityReason[],
  ownId: number | null,
): AvailabilityReason | undefined =>
  others.find((other) => other.id !== ownId && isSameName(reason, other.reason));

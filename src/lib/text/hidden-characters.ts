// Characters that a text hides, made visible; what people type without a thought, in emoji or in their script, is left alone.
import { visibleText } from './visible-text';

/** Line breaks, tabs, and flags that are written with tags (England, Scotland, Wales). */
const ORDINARY = String.raw`\r?\n|\t|\u{1f3f4}[\u{e0030}-\u{e007a}]{1,6}\u{e007f}`;
/** Controls, what steers direction, joiners within a Latin word, blanks that look like nothing, tags, heaped selectors. */
const HIDDEN = [
  String.raw`[\p{Cc}\u00ad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]`,
  String.raw`(?<=[A-Za-z0-9_])[\u200c\u200d]+(?=[A-Za-z0-9_])`,
  String.raw`[\u034f\u115f\u1160\u17b4\u17b5\u180e\u2800\u3164\uffa0\u{e0000}-\u{e007f}]`,
  String.raw`(?<=[\ufe00-\ufe0f])[\ufe00-\ufe0f]+|[\u{e0100}-\u{e01ef}]{2,}`,
].join('|');
const PATTERN = new RegExp(`(${ORDINARY})|${HIDDEN}`, 'gu');

/** Returns the text without its hidden characters. */
export const removeHidden = (text: string): string =>
  // Most names are plain, and ten thousand of them are compared at once.
  /^[ -~]*$/.test(text)
    ? text
    : text.replaceAll(PATTERN, (_whole: string, ordinary: string | undefined) => ordinary ?? '');

const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
const MARKS: ReadonlySet<string> = new Set(['\u200e', '\u200f', '\u061c']);

const SIGN = '\u2426';

/** The text with a sign in the place of every hidden character; equal to the text where it hides nothing. */
export function markHidden(text: string): string {
  // Whoever writes from right to left sets such marks to keep numbers and brackets in their places.
  const areMarksOrdinary = RIGHT_TO_LEFT.test(text);
  return text.replaceAll(PATTERN, (whole: string, ordinary: string | undefined) => {
    if (ordinary !== undefined || (areMarksOrdinary && MARKS.has(whole))) return whole;
    const shown = visibleText(whole);
    return shown === whole ? SIGN : shown;
  });
}

/** A text whose direction our own sentences isolate (`isolated`). */
const ISOLATED = /(\u2068[^\u2066-\u2069]*\u2069)/;

/** The same for a part of a sentence, where balanced isolates keep a direction from reaching the rest of it. */
export const markQuoted = (text: string): string =>
  text
    .split(ISOLATED)
    .map((part, index) => (index % 2 ? `\u2068${markHidden(part.slice(1, -1))}\u2069` : markHidden(part)))
    .join('');

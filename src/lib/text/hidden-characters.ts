// Makes hidden characters of a text visible, except for those that are normal in emoji or in the text's script.
import { revealInvisibleCharacters } from './visible-text';

/**
 * Characters that aren't marked: line breaks, tabs, and flags that consist of tag characters (England, Scotland,
 * Wales).
 */
const ORDINARY = String.raw`\r?\n|\t|\u{1f3f4}[\u{e0030}-\u{e007a}]{1,6}\u{e007f}`;
/**
 * Characters that are marked: control characters, direction controls, joiners within a Latin word, invisible fillers,
 * tags and repeated variation selectors.
 */
const HIDDEN = [
  String.raw`[\p{Cc}\u00ad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]`,
  String.raw`(?<=[A-Za-z0-9_])[\u200c\u200d]+(?=[A-Za-z0-9_])`,
  String.raw`[\u034f\u115f\u1160\u17b4\u17b5\u180e\u2800\u3164\uffa0\u{e0000}-\u{e007f}]`,
  String.raw`(?<=[\ufe00-\ufe0f])[\ufe00-\ufe0f]+|[\u{e0100}-\u{e01ef}]{2,}`,
].join('|');
const PATTERN = new RegExp(`(${ORDINARY})|${HIDDEN}`, 'gu');

/** Returns the text without its hidden characters. */
export const removeHiddenCharacters = (text: string): string =>
  // Returns ASCII text without searching it, which saves time when comparing ten thousand names.
  /^[ -~]*$/.test(text)
    ? text
    : text.replaceAll(PATTERN, (_whole: string, ordinary: string | undefined) => ordinary ?? '');

const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
const MARKS: ReadonlySet<string> = new Set(['\u200e', '\u200f', '\u061c']);

const SIGN = '\u2426';

/** Replaces every hidden character with a visible sign. */
export function markHiddenCharacters(text: string): string {
  // In right-to-left text, direction marks are normal, because numbers and brackets need them to appear in the right
  // position.
  const areMarksOrdinary = RIGHT_TO_LEFT.test(text);
  return text.replaceAll(PATTERN, (whole: string, ordinary: string | undefined) => {
    if (ordinary !== undefined || (areMarksOrdinary && MARKS.has(whole))) return whole;
    const shown = revealInvisibleCharacters(whole);
    return shown === whole ? SIGN : shown;
  });
}

/** Matches text that `isolateDirection` has enclosed in isolate characters. */
const ISOLATED = /(\u2068[^\u2066-\u2069]*\u2069)/;

/**
 * Replaces hidden characters like `markHiddenCharacters`, but in a sentence with inserted values. Keeps the isolate
 * characters that the console put around a value so that its direction doesn't affect the sentence.
 */
export const markHiddenCharactersInSentence = (text: string): string =>
  text
    .split(ISOLATED)
    .map((part, index) =>
      index % 2 ? `\u2068${markHiddenCharacters(part.slice(1, -1))}\u2069` : markHiddenCharacters(part),
    )
    .join('');

// Prevents a template's name from being sent as the text of a message. The platform rejects only the exact name of an
// approved template. A misspelled name would be delivered literally (contract: campaign-channel).

/** The reason why a text must not be sent over the website or email channel. Null if it may be sent. */
export type TemplateNameVerdict =
  | { readonly kind: 'is'; readonly name: string }
  | { readonly kind: 'resembles'; readonly name: string }
  /** The text has the format of a template name, but no known template has this name. */
  | { readonly kind: 'looks-like-one' }
  | null;

/**
 * The format of template names: at least two lowercase words joined by underscores. Ordinary text doesn't have this
 * format.
 */
const NAME_FORM = /^[a-z0-9]+(?:_+[a-z0-9]+)+$/;

const bare = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '');

/** Returns the Levenshtein distance of two words. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const replaced = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}

/**
 * Reports whether the text is probably a misspelling of the name. The maximum distance is two letters or a sixth of the
 * name's length, whichever is more.
 */
const isNear = (text: string, name: string) => {
  const allowed = Math.max(2, Math.floor(name.length / 6));
  return Math.abs(text.length - name.length) <= allowed && distance(text, name) <= allowed;
};

/**
 * Finds a template name of several words that occurs in the text. One-word names are ignored, because ordinary
 * sentences contain them.
 */
function nameWithin(text: string, templateNames: readonly string[]): string | undefined {
  const words = new Set(text.match(/[\p{L}\p{N}]+(?:[^\s\p{L}\p{N}]+[\p{L}\p{N}]+)*/gu));
  return templateNames.find((name) => name.includes('_') && words.has(name));
}

/**
 * Judges whether a text is or resembles a template's name.
 * @param templateNames the templates of all messaging-app inboxes of the account
 * @param areComplete false if some of the names couldn't be fetched, so that any single word may be one of them
 */
export function checkTemplateNames(
  text: string,
  templateNames: readonly string[],
  areComplete = true,
): TemplateNameVerdict {
  const trimmed = text.trim();
  const exact = templateNames.find((name) => name === trimmed);
  if (exact !== undefined) return { kind: 'is', name: exact };
  const within = nameWithin(trimmed, templateNames);
  if (within !== undefined) return { kind: 'resembles', name: within };
  const word = bare(trimmed);
  if (word === '' || trimmed.length > 120) return null;
  const same = templateNames.find((name) => bare(name) === word);
  if (same !== undefined) return { kind: 'resembles', name: same };
  const isOneWord = !/\s/.test(trimmed);
  const near = isOneWord
    ? templateNames.find((name) => isNear(word, bare(name)) && word.length > 5)
    : undefined;
  if (near !== undefined) return { kind: 'resembles', name: near };
  const mayBeUnread = isOneWord && !areComplete;
  return mayBeUnread || NAME_FORM.test(trimmed.toLowerCase()) ? { kind: 'looks-like-one' } : null;
}

// Keeps a template's name from reaching people as text. The platform only refuses the exact name of an approved template;
// a misspelt one is delivered as it is written (contract: campaign-channel).

/** Why a text may not be sent on a channel other than the messaging app; null where it may. */
export type NameVerdict =
  | { readonly kind: 'is'; readonly name: string }
  | { readonly kind: 'resembles'; readonly name: string }
  /** Written as template names are, though none of that name is known here. */
  | { readonly kind: 'looks-like-one' }
  | null;

/** Lower-case words joined by underscores: the only form that template names take. Two words at least. */
const NAME_FORM = /^[a-z0-9]+(?:_+[a-z0-9]+)+$/;

const bare = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '');

/** How many letters lie between two words, by insertions, deletions and replacements. */
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

/** A sixth of the name may differ, two letters at least: a slip of the hand, not another word. */
const isNear = (text: string, name: string) => {
  const allowed = Math.max(2, Math.floor(name.length / 6));
  return Math.abs(text.length - name.length) <= allowed && distance(text, name) <= allowed;
};

/** A name of several words inside a text: no sentence has such a word, so its template was meant. */
function nameWithin(text: string, templateNames: readonly string[]): string | undefined {
  const words = new Set(text.match(/[\p{L}\p{N}]+(?:[^\s\p{L}\p{N}]+[\p{L}\p{N}]+)*/gu));
  return templateNames.find((name) => name.includes('_') && words.has(name));
}

/**
 * @param templateNames the templates of all the account's messaging-app inboxes
 * @param areComplete whether all of them could be read; while not, a single word may be one of the others
 */
export function judgeText(text: string, templateNames: readonly string[], areComplete = true): NameVerdict {
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

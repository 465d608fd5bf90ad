// Wording rules that can be checked automatically: sentence length, apostrophes, and discouraged terms.
import type { LocaleMessages } from './message-rules';

const MAX_WORDS = 20;
const MAX_SENTENCES = 2;

/**
 * Discouraged terms by language: personification, technical phrases, and quotation marks of another language. Only
 * terms that are always wrong are listed. Terms that may be right in another sentence ("may not", "has changed") need
 * human judgment.
 */
export const DISCOURAGED_TERMS: Readonly<Record<string, readonly RegExp[]>> = {
  en: [
    /\be-mails?\b/i,
    /\buuids?\b/,
    /\bids?\b/,
    /\b(?:room|house|desk|journal|ledger)s?\b/i,
    /sealed plan|import plan|outcome unknown|request budget/i,
    /\bpropos(?:e|ed|ing|als?)\b/i,
    /\bsomebody\b|\bnobody else\b/i,
    // Matches claims that another person made a change. They may be wrong, because the same user may have made the
    // change in another tab.
    /(?<!you or )\bsomeone(?: else)? (?:changed|updated|edited|deleted|added)\b|the other person/i,
    /beyond (?:your|their) reach|what became of|went out|go(?:es)? on\b|the wait is over|take (?:back|out|over|away)\b/i,
    /throw (?:it )?away|bring back|clear answer|no answer came|as far as can be seen|nothing differs/i,
    /\bfor ever\b|\bzip\b|whoever runs|lower-case/,
    /[«»]/,
  ],
  es: [
    /\be-mails?\b|\bcorreo-e\b/i,
    /\buuids?\b/,
    /\bids?\b/,
    /\b(?:pedidos?|petici(?:ón|ones))\b/i,
    /plan sellado|plan de importación|resultado desconocido|fichero/i,
    /\b(?:tu|tus|tú|haz clic|puedes|quieres)\b/i,
    /(?<!usted u )\b(?:alguien|otra persona) (?:l[ao] )?(?:haya )?(?:cambi|actualiz|edit|elimin|añad)(?:i?ó|[ai]do)|la otra persona/i,
    /fuera de su alcance|lo suyo\b|\bagreg[au]/i,
    /[“”]/,
  ],
  'pt-BR': [
    /\bemails?\b/i,
    /\buuids?\b/,
    /\bids?\b/,
    /\b(?:pedidos?|requisiç(?:ão|ões))\b/i,
    /plano lacrado|plano de importação|resultado desconhecido|ficheiro/i,
    /\b(?:apagar|apagad[oa]s?|situação)\b/i,
    /\b(?:utilizador|ecrã|palavra-passe)\b/i,
    /(?<!você ou (?:por )?)\b(?:alguém|outra pessoa) (?:[ao] )?(?:alter|mud|atualiz|edit|exclu|adicion)(?:ou|iu)|da outra pessoa/i,
    /fora do seu alcance/i,
    /[«»]/,
  ],
};

const WORD = String.raw`[\p{L}\p{N}_]`;
const BOUNDARY = `(?:(?<=${WORD})(?!${WORD})|(?<!${WORD})(?=${WORD}))`;

/** Makes `\b` treat accented letters as letters. Otherwise, `\bid\b` would match in “idêntico”. */
const withUnicodeBoundaries = ({ source, flags }: RegExp): RegExp =>
  new RegExp(source.replaceAll(String.raw`\b`, BOUNDARY), `${flags}u`);

/** Returns all text variants of a message, with placeholders for its inputs. */
function listTexts(message: unknown): string[] {
  if (typeof message === 'string') return [message.replaceAll(/\{\w+\}/g, 'X')];
  const variants = Array.isArray(message) ? message : [];
  return variants.flatMap((variant: { match?: Record<string, string> }) =>
    Object.values(variant.match ?? {}).flatMap(listTexts),
  );
}

const splitSentences = (text: string): string[] =>
  text.split(/(?<=[.!?…][”»)]?)\s+/).filter((sentence) => /\p{L}/u.test(sentence));

const splitWords = (sentence: string): string[] =>
  sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));

/** Returns the wording problems of each message in one language, as `key: problem`. */
export function findWordingProblems(messages: LocaleMessages, locale: string): string[] {
  const terms = DISCOURAGED_TERMS[locale]?.map(withUnicodeBoundaries) ?? [];
  return Object.entries(messages).flatMap(([key, message]) =>
    listTexts(message).flatMap((text) => {
      const sentences = splitSentences(text);
      const longest = Math.max(0, ...sentences.map((sentence) => splitWords(sentence).length));
      const term = terms.map((pattern) => pattern.exec(text)?.[0]).find(Boolean);
      return [
        ...(sentences.length > MAX_SENTENCES ? [`${key}: ${sentences.length} sentences`] : []),
        ...(longest > MAX_WORDS ? [`${key}: a sentence of ${longest} words`] : []),
        ...(text.includes("'") ? [`${key}: a straight apostrophe`] : []),
        ...(term ? [`${key}: “${term}”`] : []),
      ];
    }),
  );
}

/** Returns one entry for each key whose text is also the text of an earlier key. */
export function findRepeatedTexts(messages: readonly LocaleMessages[]): string[] {
  const keys = new Map<string, string[]>();
  for (const [key, message] of messages.flatMap((feature) => Object.entries(feature))) {
    const text = JSON.stringify(message);
    keys.set(text, [...(keys.get(text) ?? []), key]);
  }
  return [...keys].flatMap(([text, [, ...further]]) => further.map((key) => `${key}: ${text}`));
}

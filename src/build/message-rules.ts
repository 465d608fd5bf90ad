// Rules for translated messages: every language has the same messages with the same inputs, and no message is empty or
// unused.

/** A feature's messages in one language. Each message is a string, or a list of variants with declared inputs. */
export type LocaleMessages = Readonly<Record<string, unknown>>;

const INPUT = /\{(\w+)\}/g;

export function listMessageInputs(message: unknown): string[] {
  if (typeof message === 'string')
    return [...new Set([...message.matchAll(INPUT)].map(([, name = '']) => name))].toSorted();
  const declared: string[] = [];
  for (const variant of Array.isArray(message) ? message : [message]) {
    const declarations: unknown = (variant as { declarations?: unknown } | null)?.declarations;
    for (const declaration of Array.isArray(declarations) ? declarations : []) {
      const name = /^input (\w+)/.exec(String(declaration))?.[1];
      if (name) declared.push(name);
    }
  }
  return declared.toSorted();
}

/** One feature's messages, by language. */
export interface FeatureMessages {
  readonly feature: string;
  readonly byLocale: Readonly<Record<string, LocaleMessages>>;
}

const listMessageKeys = (messages: LocaleMessages): string[] =>
  Object.keys(messages).filter((key) => key !== '$schema');

/**
 * Reports messages that are missing or extra in a language, differ in their inputs, or are empty. Also reports keys
 * with another feature's prefix.
 */
export function findMismatchedMessages(
  { feature, byLocale }: FeatureMessages,
  locales: readonly string[],
): string[] {
  const all = new Set(Object.values(byLocale).flatMap(listMessageKeys));
  const problems: string[] = [];
  for (const key of all) {
    if (!key.startsWith(`${feature}_`)) problems.push(`${key}: in ${feature}, without its prefix`);
    const translations = locales.map((locale) => ({ locale, message: byLocale[locale]?.[key] }));
    const missing = translations.filter(({ message }) => message === undefined || message === '');
    problems.push(...missing.map(({ locale }) => `${key}: missing in ${locale}`));
    const inputs = new Set(
      translations.filter(({ message }) => message).map(({ message }) => listMessageInputs(message).join()),
    );
    if (inputs.size > 1)
      problems.push(`${key}: other inputs in other languages (${[...inputs].join(' / ')})`);
  }
  return problems;
}

/** Returns messages that no source uses as `m.key`. */
export function findUnusedMessages(
  features: readonly FeatureMessages[],
  sources: readonly string[],
): string[] {
  const used = new Set(sources.flatMap((text) => [...text.matchAll(/\bm\.(\w+)/g)].map(([, key]) => key)));
  const keys = features.flatMap(({ byLocale }) => Object.values(byLocale).flatMap(listMessageKeys));
  return [...new Set(keys)].filter((key) => !used.has(key)).map((key) => `${key}: used nowhere`);
}

// How a component speaks: `t(m.some_message, { name })`.
import { useSyncExternalStore } from 'react';
import { type Locale, locale, regionalTag } from './locale';

type Message<Inputs> = (inputs: Inputs, options?: { locale?: Locale }) => string;

/** Says a message in one language. Its identity stands for the language: what reads it is drawn anew when that changes. */
export interface T {
  <Inputs>(message: Message<Inputs>, ...inputs: object extends Inputs ? [] : [Inputs]): string;
  readonly language: Locale;
}

const speakers = new Map<Locale, T>();

/** The `t` of a language: always the same function for the same language. */
export function speaker(language: Locale): T {
  const known = speakers.get(language);
  if (known) return known;
  const say = <Inputs>(message: Message<Inputs>, ...inputs: object extends Inputs ? [] : [Inputs]) =>
    message((inputs[0] ?? {}) as Inputs, { locale: language });
  const t: T = Object.assign(say, { language });
  speakers.set(language, t);
  return t;
}

export function useLocale(): Locale {
  return useSyncExternalStore(locale.subscribe, locale.get, locale.get);
}

/** What `Intl` writes numbers, moments and lists by: the language in the form of the reader's region. */
export function useFormatLocale(): string {
  return regionalTag(useLocale(), navigator.languages);
}

export function useT(): T {
  return speaker(useLocale());
}

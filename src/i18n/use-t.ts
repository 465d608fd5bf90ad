// How a component speaks: `t(m.some_message, { name })`.
import { useSyncExternalStore } from 'react';
import { textMarker } from '~/lib/text/text-marker';
import { type Locale, locale, regionalTag } from './locale';

type Message<Inputs> = (inputs: Inputs, options?: { locale?: Locale }) => string;

/** Says a message in one language. Its identity stands for the language: what reads it is drawn anew when that changes. */
export interface T {
  <Inputs>(message: Message<Inputs>, ...inputs: object extends Inputs ? [] : [Inputs]): string;
  readonly language: Locale;
}

/** Numbers that name something, and so aren't grouped: a conversation is 1042, not 1,042. */
const NAME = /^(id|number|account|instance|own|asked|answered|status)$/;

interface Formats {
  readonly number: Intl.NumberFormat;
  readonly list: Intl.ListFormat;
}

const formats = new Map<string, Formats>();

/** Kept, since making one takes as long as writing a hundred values. */
function formatsOf(language: Locale): Formats {
  const tag = regionalTag(language);
  const known = formats.get(tag) ?? {
    number: new Intl.NumberFormat(tag),
    list: new Intl.ListFormat(language),
  };
  formats.set(tag, known);
  return known;
}

/**
 * A count as the reader's region writes it, still a number to what chooses the plural; a list as its language joins it;
 * a text with its hidden characters made visible, because it may be the platform's.
 */
function written(name: string, value: unknown, language: Locale): unknown {
  if (Array.isArray(value)) return written(name, formatsOf(language).list.format(value), language);
  if (typeof value === 'string') return textMarker.get()(value);
  if (typeof value !== 'number' || NAME.test(name)) return value;
  return {
    valueOf: () => value,
    toString: () => formatsOf(language).number.format(value),
  };
}

const speakers = new Map<Locale, T>();

/** The `t` of a language: always the same function for the same language. */
export function speaker(language: Locale): T {
  const known = speakers.get(language);
  if (known) return known;
  const options = { locale: language };
  const say = <Inputs>(message: Message<Inputs>, ...[inputs]: object extends Inputs ? [] : [Inputs]) => {
    const texts: Record<string, unknown> = {};
    for (const name in inputs) texts[name] = written(name, inputs[name], language);
    return message(texts as Inputs, options);
  };
  const t: T = Object.assign(say, { language });
  speakers.set(language, t);
  return t;
}

export function useLocale(): Locale {
  return useSyncExternalStore(locale.subscribe, locale.get, locale.get);
}

/** What `Intl` writes numbers, moments and lists by: the language in the form of the reader's region. */
export function useFormatLocale(): string {
  return regionalTag(useLocale());
}

export function useT(): T {
  return speaker(useLocale());
}

// Translates messages in components: `t(m.some_message, { name })`.
import { useSyncExternalStore } from 'react';
import { hiddenCharacterMarker } from '~/lib/text/text-marker';
import { getRegionalTag, type Locale, locale } from './locale';

type Message<Inputs> = (inputs: Inputs, options?: { locale?: Locale }) => string;

/**
 * Translates a message into one language. Each language has a different function, so that components re-render when the
 * language changes.
 */
export interface Translator {
  <Inputs>(message: Message<Inputs>, ...inputs: object extends Inputs ? [] : [Inputs]): string;
  readonly language: Locale;
}

/**
 * Matches the names of numeric inputs that are identifiers. Their digits aren't grouped, so that conversation 1042
 * isn't shown as 1,042.
 */
const NAME = /^(id|number|account|instance|own|asked|answered|status)$/;

interface Formats {
  readonly number: Intl.NumberFormat;
  readonly list: Intl.ListFormat;
}

const formats = new Map<string, Formats>();

/** Returns cached formatters, because creating one takes as long as formatting a hundred values. */
function getFormats(language: Locale): Formats {
  const tag = getRegionalTag(language);
  const known = formats.get(tag) ?? {
    number: new Intl.NumberFormat(tag),
    list: new Intl.ListFormat(language),
  };
  formats.set(tag, known);
  return known;
}

/**
 * Formats an argument of a message. A number is formatted for the user's region but still works with plural rules. A
 * list is joined according to the language. Hidden characters in a string become visible signs, because the string may
 * come from the platform.
 */
function written(name: string, value: unknown, language: Locale): unknown {
  if (Array.isArray(value)) return written(name, getFormats(language).list.format(value), language);
  if (typeof value === 'string') return hiddenCharacterMarker.get()(value);
  if (typeof value !== 'number' || NAME.test(name)) return value;
  return {
    valueOf: () => value,
    toString: () => getFormats(language).number.format(value),
  };
}

const speakers = new Map<Locale, Translator>();

/** Returns the `t` function of a language. Repeated calls return the same function. */
export function getTranslator(language: Locale): Translator {
  const known = speakers.get(language);
  if (known) return known;
  const options = { locale: language };
  const say = <Inputs>(message: Message<Inputs>, ...[inputs]: object extends Inputs ? [] : [Inputs]) => {
    const texts: Record<string, unknown> = {};
    for (const name in inputs) texts[name] = written(name, inputs[name], language);
    return message(texts as Inputs, options);
  };
  const t: Translator = Object.assign(say, { language });
  speakers.set(language, t);
  return t;
}

export function useLocale(): Locale {
  return useSyncExternalStore(locale.subscribe, locale.get, locale.get);
}

/** Returns the language tag for `Intl` formats: the language with the user's region. */
export function useFormatLocale(): string {
  return getRegionalTag(useLocale());
}

export function useT(): Translator {
  return getTranslator(useLocale());
}

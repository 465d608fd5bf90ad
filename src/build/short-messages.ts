// Shortens compiled messages: replaces the code by which each message selects its language with a call of a shared
// function. A list has about ninety messages.
import type { Plugin } from 'vite';

const PICK = 'virtual:pick-language';
const MESSAGE = /\/i18n\/paraglide\/messages\/\w+\.js$/;
const CHOICE =
  /(export const \w+ = )(?:\/\*\*.*?\*\/ )?\(\(inputs(?: = \{\})?, options = \{\}\) => \{\n\tconst locale = experimentalStaticLocale \?\? options\.locale \?\? getLocale\(\)\n\tif \(locale === "es"\) return (\w+)\(inputs\)\n\tif \(locale === "pt-BR"\) return (\w+)\(inputs\)\n\treturn (\w+)\(inputs\)\n\}\);/;
/** The import that the compiler writes into each message and that the shared function doesn't need. */
const RUNTIME = /^import \{[^}]*\} from '\.\.\/runtime\.js';$/m;

/** The shared function. Callers always pass the language (`i18n/use-t.ts`), so the compiler's runtime isn't needed. */
const PICK_CODE = `export const pick = (en, es, pt) => (inputs = {}, { locale } = {}) =>
  (locale === 'es' ? es : locale === 'pt-BR' ? pt : en)(inputs);`;

/** Rewrites a message's module to use the shared function. Throws if the compiler's output has an unexpected form. */
export function shortenMessage(code: string): string {
  if (!CHOICE.test(code) || !RUNTIME.test(code))
    throw new Error(
      'A compiled message has an unknown form. Adapt short-messages.ts to the new compiler version.',
    );
  const short = code.replace(CHOICE, '$1/* @__PURE__ */ pick($4, $2, $3);').replace(RUNTIME, '');
  return `import { pick } from '${PICK}';\n${short}`;
}

export function shortMessages(): Plugin {
  return {
    name: 'console:short-messages',
    apply: 'build',
    // Runs before the React plugin, which rewrites all code.
    enforce: 'pre',
    resolveId: (id) => (id === PICK ? `\0${PICK}` : null),
    load: (id) => (id === `\0${PICK}` ? PICK_CODE : null),
    transform: (code, id) =>
      MESSAGE.test(id) && !id.endsWith('/_index.js') ? { code: shortenMessage(code), map: null } : null,
  };
}

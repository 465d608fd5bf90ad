// Shortens compiled messages, because a list loads about ninety of them. Replaces the code that selects the language in
// each message with a call to a shared function.
import type { Plugin } from 'vite';

const PICK = 'virtual:pick-language';
const MESSAGE = /\/i18n\/paraglide\/messages\/\w+\.js$/;
const CHOICE =
  /(export const \w+ = )(?:\/\*\*.*?\*\/ )?\(\(inputs(?: = \{\})?, options = \{\}\) => \{\n\tconst locale = experimentalStaticLocale \?\? options\.locale \?\? getLocale\(\)\n\tif \(locale === "es"\) return (\w+)\(inputs\)\n\tif \(locale === "pt-BR"\) return (\w+)\(inputs\)\n\treturn (\w+)\(inputs\)\n\}\);/;
/**
 * Matches the import that the compiler writes into each message. The plugin removes this import, because the shared
 * function doesn't need the runtime.
 */
const RUNTIME = /^import \{[^}]*\} from '\.\.\/runtime\.js';$/m;

/** The shared function. Callers always pass the language (`i18n/use-t.ts`), so the compiler's runtime isn't needed. */
const PICK_CODE = `export const pick = (en, es, pt) => (inputs = {}, { locale } = {}) =>
  (locale === 'es' ? es : locale === 'pt-BR' ? pt : en)(inputs);`;

/** Rewrites a message's module to use the shared function. Throws if the compiler's output has an unexpected form. */
export function shortenMessage(code: string): string {
  if (!CHOICE.test(code) || !RUNTIME.test(code))
    throw new Error(
      'A compiled message has an unknown form. Adapt create-short-messages-plugin.ts to the new compiler version.',
    );
  const short = code.replace(CHOICE, '$1/* @__PURE__ */ pick($4, $2, $3);').replace(RUNTIME, '');
  return `import { pick } from '${PICK}';\n${short}`;
}

export function createShortMessagesPlugin(): Plugin {
  return {
    name: 'console:short-messages',
    apply: 'build',
    // Must run before the React plugin, because that plugin rewrites all code.
    enforce: 'pre',
    resolveId: (id) => (id === PICK ? `\0${PICK}` : null),
    load: (id) => (id === `\0${PICK}` ? PICK_CODE : null),
    transform: (code, id) =>
      MESSAGE.test(id) && !id.endsWith('/_index.js') ? { code: shortenMessage(code), map: null } : null,
  };
}

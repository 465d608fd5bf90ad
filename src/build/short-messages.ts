// Each compiled message picks its language by code of its own. They share one function for it: a list has some ninety of them.
import type { Plugin } from 'vite';

const PICK = 'virtual:pick-language';
const MESSAGE = /\/i18n\/paraglide\/messages\/\w+\.js$/;
const CHOICE =
  /(export const \w+ = )(?:\/\*\*.*?\*\/ )?\(\(inputs(?: = \{\})?, options = \{\}\) => \{\n\tconst locale = experimentalStaticLocale \?\? options\.locale \?\? getLocale\(\)\n\tif \(locale === "es"\) return (\w+)\(inputs\)\n\tif \(locale === "pt-BR"\) return (\w+)\(inputs\)\n\treturn (\w+)\(inputs\)\n\}\);/;
/** What the form above needs and the shared one doesn't. */
const RUNTIME = /^import \{[^}]*\} from '\.\.\/runtime\.js';$/m;

/** The shared function. It is always told the language (`i18n/use-t.ts`): of the compiler's runtime nothing is needed. */
const PICK_CODE = `export const pick = (en, es, pt) => (inputs = {}, { locale } = {}) =>
  (locale === 'es' ? es : locale === 'pt-BR' ? pt : en)(inputs);`;

/** A message's module with the shared function; throws where the compiler writes another form than the one that is known. */
export function shortMessage(code: string): string {
  if (!CHOICE.test(code) || !RUNTIME.test(code))
    throw new Error('A message is not in the form that its compiler is known to write.');
  const short = code.replace(CHOICE, '$1/* @__PURE__ */ pick($4, $2, $3);').replace(RUNTIME, '');
  return `import { pick } from '${PICK}';\n${short}`;
}

export function shortMessages(): Plugin {
  return {
    name: 'console:short-messages',
    apply: 'build',
    // Before the React plugin, which writes all code anew.
    enforce: 'pre',
    resolveId: (id) => (id === PICK ? `\0${PICK}` : null),
    load: (id) => (id === `\0${PICK}` ? PICK_CODE : null),
    transform: (code, id) =>
      MESSAGE.test(id) && !id.endsWith('/_index.js') ? { code: shortMessage(code), map: null } : null,
  };
}

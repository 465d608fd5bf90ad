// Each compiled message picks its language by code of its own. They share one function for it: a list has some ninety of them.
import type { Plugin } from 'vite';

const PICK = 'virtual:pick-language';
const MESSAGE = /\/i18n\/paraglide\/messages\/\w+\.js$/;
const CHOICE =
  /(export const \w+ = )(?:\/\*\*.*?\*\/ )?\(\(inputs(?: = \{\})?, options = \{\}\) => \{\n\tconst locale = experimentalStaticLocale \?\? options\.locale \?\? getLocale\(\)\n\tif \(locale === "es"\) return (\w+)\(inputs\)\n\tif \(locale === "pt-BR"\) return (\w+)\(inputs\)\n\treturn (\w+)\(inputs\)\n\}\);/;

/** The shared function, as the compiler writes it for each message. */
const PICK_CODE = (runtime: string) => `import { getLocale } from ${JSON.stringify(runtime)};
export const pick = (en, es, pt) => (inputs = {}, { locale = getLocale() } = {}) =>
  (locale === 'es' ? es : locale === 'pt-BR' ? pt : en)(inputs);`;

/** A message's module with the shared function; throws where the compiler writes another form than the one that is known. */
export function shortMessage(code: string): string {
  const short = code.replace(CHOICE, '$1/* @__PURE__ */ pick($4, $2, $3);');
  if (short === code) throw new Error('A message is not in the form that its compiler is known to write.');
  return `import { pick } from '${PICK}';\n${short}`;
}

export function shortMessages(): Plugin {
  let root = '';
  return {
    name: 'console:short-messages',
    apply: 'build',
    // Before the React plugin, which writes all code anew.
    enforce: 'pre',
    configResolved(config) {
      root = config.root;
    },
    resolveId: (id) => (id === PICK ? `\0${PICK}` : null),
    load: (id) => (id === `\0${PICK}` ? PICK_CODE(`${root}/src/i18n/paraglide/runtime.js`) : null),
    transform: (code, id) =>
      MESSAGE.test(id) && !id.endsWith('/_index.js') ? { code: shortMessage(code), map: null } : null,
  };
}

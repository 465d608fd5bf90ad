import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { shortenMessage } from './create-short-messages-plugin';

const compiled = (name: string) => readFileSync(`src/i18n/paraglide/messages/${name}.js`, 'utf8');

test.each(['common_retry', 'common_range', 'common_results'])(
  'the compiled message %s uses the shared function to select the language',
  (name) => {
    const short = shortenMessage(compiled(name));
    expect(short).toMatch(
      new RegExp(
        `export const ${name} = /\\* @__PURE__ \\*/ pick\\(en_${name}, es_${name}, pt_br2_${name}\\);`,
      ),
    );
    expect(short).not.toContain('locale ===');
    // The compiler's runtime has side effects, so a build that imports it would contain all of its code.
    expect(short).not.toMatch(/^import .*runtime/m);
  },
);

test('shortenMessage throws an error if a compiled message has an unexpected form', () => {
  expect(() => shortenMessage('export const common_retry = () => "Try again";')).toThrow(/form/);
});

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { shortMessage } from './short-messages';

const compiled = (name: string) => readFileSync(`src/i18n/paraglide/messages/${name}.js`, 'utf8');

test.each(['common_retry', 'common_page_of', 'common_results'])('%s picks by the shared function', (name) => {
  const short = shortMessage(compiled(name));
  expect(short).toMatch(
    new RegExp(
      `export const ${name} = /\\* @__PURE__ \\*/ pick\\(en_${name}, es_${name}, pt_br2_${name}\\);`,
    ),
  );
  expect(short).not.toContain('locale ===');
  // Its runtime would come along whole: it has effects of its own.
  expect(short).not.toMatch(/^import .*runtime/m);
});

test('another form than the known one is no silent loss', () => {
  expect(() => shortMessage('export const common_retry = () => "Try again";')).toThrow(/form/);
});

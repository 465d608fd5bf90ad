import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { getPropertyRuns } from '~/build/depth';
import { mergeTerms, splitTexts, type Term } from './term';
import { readTermSheet, writeTermSheet } from './term-sheet';

const LABEL: Term = {
  forms: { en: ['return label', 'return labels'], pt_BR: ['etiqueta de devolução'] },
  avoid: { en: ['sticker'] },
  isFixed: false,
};
const BREW: Term = { forms: { en: ['Acme "Brew"'] }, avoid: {}, isFixed: true };

it('an exported term list has columns for terms and words to avoid in each language, and one for fixed names', () => {
  expect(writeTermSheet([LABEL, BREW], ['en', 'pt_BR'])).toBe(
    '\uFEFFen,pt_BR,avoid_en,avoid_pt_BR,never_translate\r\n' +
      'return label; return labels,etiqueta de devolução,sticker,,\r\n' +
      '"Acme ""Brew""",,,,yes\r\n',
  );
});

it('importing an exported list of terms restores the same terms', () => {
  const text = fc.string({ unit: fc.constantFrom(...'ab ,"\'=+-@éß\n\t'), minLength: 1, maxLength: 8 });
  const texts = fc.array(text, { minLength: 1, maxLength: 3 }).map((all) => splitTexts(all.join(';')));
  const byLocale = fc
    .dictionary(fc.constantFrom('en', 'pt_BR', 'es'), texts, { maxKeys: 3 })
    .map((all) => Object.fromEntries(Object.entries(all).filter(([, own]) => own.length > 0)));
  const term = fc.record({ forms: byLocale, avoid: byLocale, isFixed: fc.boolean() });
  fc.assert(
    fc.property(fc.array(term, { maxLength: 5 }), (terms) => {
      const given = terms.filter(({ forms }) => Object.keys(forms).length > 0);
      const read = readTermSheet(writeTermSheet(given, ['en', 'pt_BR']), ['en', 'pt_BR']);
      expect(read).toEqual({ terms: given, skipped: [], ignored: [] });
    }),
    { numRuns: getPropertyRuns(100) },
  );
});

it('a sheet with different headings is imported, and its skipped rows and unknown columns are reported', () => {
  const sheet = 'Term;PT-br;Note;Never translate\nlabel;etiqueta;x;\n;;y;\n\n;;z;yes\nBrew;;;Yes\n';
  expect(readTermSheet(sheet, ['en', 'pt_BR'])).toEqual({
    terms: [
      { forms: { en: ['label'], pt_BR: ['etiqueta'] }, avoid: {}, isFixed: false },
      { forms: { en: ['Brew'] }, avoid: {}, isFixed: true },
    ],
    skipped: [3, 5],
    ignored: ['Note'],
  });
  expect(readTermSheet('Title,Text\na,b', ['en'])).toBeNull();
  expect(readTermSheet('', ['en'])).toBeNull();
});

it('an import replaces terms of the same name and adds the others', () => {
  const other: Term = { forms: { en: ['Return label'] }, avoid: {}, isFixed: false };
  expect(mergeTerms([LABEL, BREW], [other], 'en')).toEqual([other, BREW]);
  expect(mergeTerms([BREW], [LABEL], 'en')).toEqual([BREW, LABEL]);
});

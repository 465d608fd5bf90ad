import { expect, it } from 'vitest';
import type { Article } from '~/api/articles';
import type { Term } from '~/lib/terms/term';
import { createDemoState } from '~/sandbox/demo/demo-state';
import { findPortalTermProblems } from './portal-term-problems';

const term = (en: readonly string[], es: readonly string[], avoid: Term['avoid'] = {}): Term => ({
  forms: { en, ...(es.length > 0 && { es }) },
  avoid,
  isFixed: false,
});
const name = (written: string, avoided: readonly string[] = []): Term => ({
  forms: { en: [written] },
  avoid: { en: avoided },
  isFixed: true,
});

/** A list of terms as a help center for coffee machines might have it. */
const TERMS: readonly Term[] = [
  term(['kettle', 'kettles'], ['hervidor', 'hervidores'], {
    en: ['water boiler', 'jug kettle'],
    es: ['tetera'],
  }),
  term(['filter brewer', 'filter brewers'], ['cafetera de filtro'], { en: ['coffeemaker', 'drip machine'] }),
  term(['grinder', 'grinders'], ['molinillo'], { en: ['coffee mill', 'mill'], es: ['molino'] }),
  term(['invoice', 'invoices'], ['factura', 'facturas'], { en: ['bill', 'bills'], es: ['boleta', 'recibo'] }),
  term(['warranty'], ['garantía'], { en: ['guarantee'] }),
  term(['dishwasher'], ['lavavajillas'], { en: ['dish washer', 'dish-washer'] }),
  term(['descale', 'descaling'], ['descalcificar'], { en: ['decalcify', 'delime'] }),
  term(['email', 'emails'], ['correo electrónico'], { en: ['e-mail', 'e-mails'], es: ['email', 'e-mail'] }),
  term(['cable'], ['cable'], { en: ['cord', 'power lead'] }),
  term(['sachet', 'sachets'], ['sobre', 'sobres'], { en: ['packet', 'packets'] }),
  name('Brisa', ['brisa', 'Breeze']),
  name('Tern', ['tern']),
  name('Kestrel press', ['Kestrel Press', 'kestrel press']),
];

const loadDemo = (): readonly Article[] =>
  (createDemoState().instances[0]?.accounts[0]?.portals ?? []).flatMap(({ articles }) => articles);

/** Formats each problem as a string with its article ID, code and word. */
async function findProblems(articles: readonly Article[]): Promise<readonly string[]> {
  const read = new Map(articles.map((article) => [article.id, { article, facts: null }]));
  const found = await findPortalTermProblems({ list: articles, read }, TERMS);
  return [...found].flatMap(([id, problems]) =>
    problems.map(({ code, found: word }) => `${id} ${code} ${word}`),
  );
}

/** Words to avoid in many kinds of Markdown, each with the expected match. */
const PLANTED: readonly (readonly [markdown: string, found: string])[] = [
  ['Fill the jug kettle.', 'jug kettle'],
  ['Water Boiler', 'Water Boiler'],
  ['## The coffeemaker', 'coffeemaker'],
  ['- one\n- the drip machine', 'drip machine'],
  ['1. Open the coffee\n   mill', 'coffee mill'],
  ['> A mill.', 'mill'],
  ['| part |\n|---|\n| bill |', 'bill'],
  ['**Bills** are due.', 'Bills'],
  ['*guar*antee', 'guarantee'],
  ['[your guarantee](https://acme.test)', 'guarantee'],
  ['![The dish washer](https://files.acme.test/a.png)', 'dish washer'],
  ['Not for the dish-washer.', 'dish-washer'],
  ['Not for the dish‑washer.', 'dish‑washer'],
  ['~~Decalcify~~ it.', 'Decalcify'],
  ['(delime)', 'delime'],
  ['Send an e-mail.', 'e-mail'],
  ['E-Mails, please', 'E-Mails'],
  ['“cord”', 'cord'],
  ['the cord’s end', 'cord'],
  ['power **lead**', 'power lead'],
  ['a packet/sachet', 'packet'],
  ['- [ ] ask for *packets*', 'packets'],
  ['The brisa.', 'brisa'],
  ['The BRISA.', 'BRISA'],
  ['Breeze 2', 'Breeze'],
  ['The tern kettle', 'tern'],
  ['A Kestrel Press', 'Kestrel Press'],
  ['kestrel\\\npress', 'kestrel press'],
  ['<b>cord</b>', 'cord'],
  ['a&nbsp;cord', 'cord'],
];

/** Text without problems, because it contains the words to avoid only in code, addresses, raw HTML and longer words. */
const HARMLESS =
  '`cord` [a](https://acme.test/cord) ![b](https://files.acme.test/cord.png) cord.acme.test cordless rip-cord\n\n<p>cord</p>\n\n    cord\n\n[cord]: https://acme.test/cord';

const FROM_ORIGINAL: readonly (readonly [original: string, translation: string, problem: string])[] = [
  ['The warranty', 'La warranty', 'term_untranslated warranty'],
  ['The sachet', 'Un papel', 'term_missing sachet'],
  ['The Brisa', 'La brisa', 'term_avoided brisa'],
  ['The Brisa and the Tern', 'El Tern', 'term_missing Brisa'],
  ['An invoice', 'Una factura, o boleta', 'term_avoided boleta'],
  ['A grinder and another grinder', 'Un molinillo y un grinder', 'term_untranslated grinder'],
  ['The dishwasher', 'El DISHWASHER', 'term_untranslated DISHWASHER'],
];

it('finds all 40 planted deviations from the list of terms in the demo, and nothing else', async () => {
  const planted: string[] = [];
  const isPlain = ({ content, status }: Article) =>
    status !== 'archived' && (content ?? '') !== '' && (content ?? '').length < 600;
  const plants = PLANTED.values();
  const translations = FROM_ORIGINAL.values();
  const originals = new Map<number | null, string>();
  const withTranslations = loadDemo().map((article) => {
    if (article.associated_article_id === null || article.status === 'archived') return article;
    const { value } = translations.next();
    if (!value) return article;
    const [original, translation, problem] = value;
    originals.set(article.associated_article_id, original);
    planted.push(`${article.id} ${problem}`);
    return { ...article, content: `${article.content}\n\n${translation}` };
  });
  const articles = withTranslations.map((article) => {
    const original = originals.get(article.id);
    if (original !== undefined) return { ...article, content: `${article.content}\n\n${original}` };
    if (article.locale !== 'en' || !isPlain(article)) return article;
    const { value } = plants.next();
    if (!value) return { ...article, content: `${article.content}\n\n${HARMLESS}` };
    planted.push(`${article.id} term_avoided ${value[1]}`);
    return { ...article, content: `${article.content}\n\n${value[0]}` };
  });
  const [first, second, third] = articles.filter(isPlain);
  if (!first || !second || !third) throw new Error('The demo data lacks articles.');
  const inFields = new Map([
    [first.id, { ...first, title: `${first.title} and cord` }],
    [second.id, { ...second, description: 'A coffee mill.' }],
    [third.id, { ...third, title: 'Bills', description: third.description }],
  ]);
  planted.push(
    `${first.id} term_avoided cord`,
    `${second.id} term_avoided coffee mill`,
    `${third.id} term_avoided Bills`,
  );
  expect(planted).toHaveLength(40);
  const found = await findProblems(articles.map((article) => inFields.get(article.id) ?? article));
  expect(found.toSorted()).toEqual(planted.toSorted());
});

// Checks that docs/asvs.md lists every requirement of chapters V3 and V7 of ASVS. Each row must refer to an existing
// requirement of docs/security.md or state a reason.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** The number of requirements in each section of ASVS 5.0, such as 8 in section 3.4. */
const SECTIONS: Readonly<Record<string, number>> = {
  '3.1': 1,
  '3.2': 3,
  '3.3': 5,
  '3.4': 8,
  '3.5': 8,
  '3.6': 1,
  '3.7': 5,
  '7.1': 3,
  '7.2': 4,
  '7.3': 2,
  '7.4': 5,
  '7.5': 3,
  '7.6': 2,
};
const NUMBERS = Object.entries(SECTIONS).flatMap(([section, count]) =>
  Array.from({ length: count }, (_, index) => `${section}.${index + 1}`),
);

const ROW = /^\| (\d\.\d\.\d) \| ([123]) \| (.+?) \| (.+) \|$/gm;
const rows = [...readFileSync('docs/asvs.md', 'utf8').matchAll(ROW)].map(([, number = '', , , by = '']) => ({
  number,
  by,
}));
const known = new Set(
  [...readFileSync('docs/security.md', 'utf8').matchAll(/^\| ([A-I]\d+) \|/gm)].map(([, id]) => id),
);

/** Returns the problems of a row's last cell, which must refer to a requirement, contain a link or state reasons. */
function findProblems(by: string): string[] {
  const [named = '', ...reasons] = by.split(/\*\*(?:Not applicable|Operator|Platform|Open):\*\*/);
  const missing = (by.match(/\b[A-I]\d+\b/g) ?? []).filter((id) => !known.has(id));
  return [
    ...missing.map((id) => `${id} isn’t in docs/security.md`),
    ...reasons.filter((reason) => reason.trim().length < 20).map((reason) => `no reason: ${reason}`),
    ...(reasons.length === 0 && !/\b[A-I]\d+\b|\]\(/.test(named)
      ? ['neither a requirement nor a reason']
      : []),
  ];
}

it('docs/asvs.md lists every requirement of chapters V3 and V7 once, in order', () =>
  expect(rows.map(({ number }) => number)).toEqual(NUMBERS));

it('each row of docs/asvs.md refers to an existing requirement of docs/security.md or states a reason', () =>
  expect(rows.flatMap(({ number, by }) => findProblems(by).map((what) => `${number}: ${what}`))).toEqual([]));

it.each(['A99', 'soon', '**Open:** later', '**Platform:**'])('the check of docs/asvs.md rejects “%s”', (by) =>
  expect(findProblems(by)).not.toEqual([]),
);

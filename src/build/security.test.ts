// Checks that every test quoted in docs/security.md exists. Prints the requirements that are still open.
import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readContractNotes } from './repository-files';

const ROW = /^\| ([A-I]\d+) \| (.+?) \| (.+) \|$/gm;
const rows = [...readFileSync('docs/security.md', 'utf8').matchAll(ROW)].map(
  ([, id = '', requirement = '', proof = '']) => ({ id, requirement, proofs: proof.split('<br>') }),
);
/** Matches the rows that quote tests in the table "Files from users". */
const FILE_ROW = /^\| [a-z][^|]+ \| [^|]+ \| (`.+) \|$/gim;

/** Reports whether a file has a test with this title, as written in its source. */
function hasTest(path: string, title: string): boolean {
  if (!existsSync(path)) return false;
  const literal = title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(['"\`])${literal}\\1\\s*[,)]`).test(readFileSync(path, 'utf8'));
}

/**
 * Returns the problem of a requirement's proof. Returns null if the proof quotes an existing test or states why the
 * requirement is open.
 */
function findProofProblem(proof: string): string | null {
  const [, reason] = /^\*\*Open[^*]*:\*\* (.+)$/.exec(proof) ?? [];
  if (reason) return reason.length > 20 ? null : `${proof}: no reason`;
  const [, path = '', title = ''] = /^`([^`]+)` (.+)$/.exec(proof) ?? [];
  return hasTest(path, title) ? null : `${proof}: no such test`;
}

it('docs/security.md numbers the requirements of each group from 1, without gaps or repetitions', () => {
  const groups = [...new Set(rows.map(({ id }) => id.charAt(0)))];
  const numbered = groups.flatMap((group) =>
    rows.filter(({ id }) => id.startsWith(group)).map((_, index) => `${group}${index + 1}`),
  );
  expect(groups.join('')).toBe('ABCDEFGHI');
  expect(rows.map(({ id }) => id)).toEqual(numbered);
  expect(new Set(rows.map(({ requirement }) => requirement)).size).toBe(rows.length);
});

it('docs/security.md quotes existing tests as proofs of requirements', () => {
  expect(
    rows.flatMap(({ id, proofs }) =>
      proofs.flatMap((one) => findProofProblem(one) ?? []).map((what) => `${id} ${what}`),
    ),
  ).toEqual([]);
  const open = rows.filter(({ proofs }) => proofs.some((proof) => proof.startsWith('**Open')));
  const names = open.map(({ id }) => id).join(', ');
  process.stdout.write(`${rows.length - open.length} requirements proven, ${open.length} open: ${names}\n`);
});

it('docs/security.md quotes existing tests as proofs for files from users', () => {
  const [, section = ''] = readFileSync('docs/security.md', 'utf8').split('## Files from users');
  const proofs = [...section.matchAll(FILE_ROW)].flatMap(([, proof = '']) => proof.split('<br>'));
  expect(proofs.length).toBeGreaterThan(10);
  expect(proofs.flatMap((one) => findProofProblem(one) ?? [])).toEqual([]);
});

it.each([
  '`src/gone.test.ts` is there',
  '`src/build/security.test.ts` no such title',
  '**Open:** why',
  'nothing',
])('the check of docs/security.md rejects the test reference “%s”', (proof) =>
  expect(findProofProblem(proof)).not.toBeNull(),
);

it('docs/security.md lists each accepted deviation with its rule and its compensating measure', () => {
  const [, section = ''] = readContractNotes().split('## Accepted deviations');
  const [, , ...deviations] = section.split('\n').filter((line) => line.startsWith('|'));
  expect(deviations.length).toBeGreaterThan(5);
  for (const row of deviations) expect(row).toMatch(/^\| .{10,} \| .{5,} \| .{20,} \|$/);
});

import { describe, expect, it } from 'vitest';
import { findCompilerOptOuts, findCompilerProblems } from './compiler-errors';
import { computeCodeMetrics, findDirectWrites, findTypeCasts, findUnresolvedCitations } from './figures';
import { parseSource } from './parsed-source';
import { listSourceFiles, readContractNotes } from './repository-files';

const { figures } = computeCodeMetrics({
  files: listSourceFiles(),
  contractNotes: readContractNotes(),
});

describe('code metrics', () => {
  it.each(figures)('the code metric “$name” is $value, at most $ceiling', ({ value, ceiling, found }) => {
    expect(value, found.join('\n')).toBeLessThanOrEqual(ceiling);
  });
});

describe('rules of the code metrics', () => {
  const facts = (...files: readonly (readonly [path: string, text: string])[]) =>
    files.map(([path, text]) => parseSource({ path, text }));
  const operation = "export const updateTeam = defineOperation({ method: 'PATCH' });";
  const user = (text: string) =>
    facts(
      ['src/api/teams.ts', operation],
      ['src/features/teams/a.ts', `import { updateTeam } from '~/api/teams';\n${text}`],
    );

  const drawn = (body: string) => ({ path: 'src/ui/use-a.ts', text: `export function useA() {\n${body}\n}` });
  const withRef = 'const a = useRef(0);\na.current = 1;\nreturn useB(a);';
  const useLibrary = "'use no memo';\nreturn useVirtualizer({});\n";

  it.each([
    ['an operation that is called', findDirectWrites(user('call(updateTeam, input)')), 1],
    [
      'no operation of which only the availability is checked',
      findDirectWrites(user('const isOn = useOperationAvailability(updateTeam);')),
      0,
    ],
    [
      'no operation used as a type',
      findDirectWrites(user('type Input = OperationInput<typeof updateTeam>;')),
      0,
    ],
    [
      'no operation that sends campaigns',
      findDirectWrites([
        ...facts(['src/api/teams.ts', operation]),
        ...facts([
          'src/features/campaigns/send/a.ts',
          "import { updateTeam } from '~/api/teams';\ncall(updateTeam);",
        ]),
      ]),
      0,
    ],
    ['a cast', findTypeCasts(facts(['src/ui/a.ts', 'const a = b as C;'])), 1],
    ['no `as const`', findTypeCasts(facts(['src/ui/a.ts', 'const a = [1] as const;'])), 0],
    ['a ref changed while rendering', findCompilerProblems(drawn(withRef)), 1],
    ['a try with finally', findCompilerProblems(drawn('useB(() => { try { f() } finally { g() } });')), 1],
    ['a clock read while rendering', findCompilerProblems(drawn('return useB(Date.now());')), 1],
    ['no clock read in a handler', findCompilerProblems(drawn('return useB(() => Date.now());')), 0],
    ['components excluded from the compiler', findCompilerOptOuts(drawn(`// It changes.\n${useLibrary}`)), 1],
    [
      'no compiler error for an excluded component',
      findCompilerProblems(drawn(`// It changes.\n${useLibrary}`)),
      0,
    ],
    ['components excluded from the compiler without a reason', findCompilerProblems(drawn(useLibrary)), 1],
    [
      'no contract citation whose section exists',
      findUnresolvedCitations(facts(['src/ui/a.ts', '// (contract: page-size)']), '### Page size'),
      0,
    ],
    [
      'a contract citation whose section is missing',
      findUnresolvedCitations(facts(['src/ui/a.ts', '// (contract: page-size)']), '### Pages'),
      1,
    ],
    [
      'a contract citation without a section anchor',
      findUnresolvedCitations(facts(['src/ui/a.ts', '/** So it is (contract, Limits). */']), ''),
      1,
    ],
  ])('the code metrics count %s as violations', (_, found, count) => expect(found).toHaveLength(count));
});

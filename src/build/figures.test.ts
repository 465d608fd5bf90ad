import { describe, expect, it } from 'vitest';
import { keptFromCompiler, refusedByCompiler } from './compiled';
import { casts, computeFigures, lostCitations, writesUsed } from './figures';
import { contractNotes, sourceFiles } from './repository-files';
import { factsOf } from './source-facts';

const { figures } = computeFigures({
  files: sourceFiles(),
  contractNotes: contractNotes(),
});

describe('code metrics', () => {
  it.each(figures)('$name: $value, at most $ceiling', ({ value, ceiling, found }) => {
    expect(value, found.join('\n')).toBeLessThanOrEqual(ceiling);
  });
});

describe('each metric counts', () => {
  const facts = (...files: readonly (readonly [path: string, text: string])[]) =>
    files.map(([path, text]) => factsOf({ path, text }));
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
    ['an operation that is called', writesUsed(user('call(updateTeam, input)')), 1],
    [
      'no operation whose availability is checked',
      writesUsed(user('const isOn = useAvailability(updateTeam);')),
      0,
    ],
    ['no operation used as a type', writesUsed(user('type Input = OperationInput<typeof updateTeam>;')), 0],
    [
      'no operation of a separate protocol',
      writesUsed([
        ...facts(['src/api/teams.ts', operation]),
        ...facts([
          'src/features/campaigns/send/a.ts',
          "import { updateTeam } from '~/api/teams';\ncall(updateTeam);",
        ]),
      ]),
      0,
    ],
    ['a cast', casts(facts(['src/ui/a.ts', 'const a = b as C;'])), 1],
    ['no `as const`', casts(facts(['src/ui/a.ts', 'const a = [1] as const;'])), 0],
    ['a ref changed in rendering', refusedByCompiler(drawn(withRef)), 1],
    ['a try with finally', refusedByCompiler(drawn('useB(() => { try { f() } finally { g() } });')), 1],
    ['a clock', refusedByCompiler(drawn('return useB(Date.now());')), 1],
    ['no clock in a handler', refusedByCompiler(drawn('return useB(() => Date.now());')), 0],
    ['components excluded from the compiler', keptFromCompiler(drawn(`// It changes.\n${useLibrary}`)), 1],
    [
      'no compiler error for an excluded component',
      refusedByCompiler(drawn(`// It changes.\n${useLibrary}`)),
      0,
    ],
    ['components excluded from it without a reason', refusedByCompiler(drawn(useLibrary)), 1],
    [
      'no citation with an existing section',
      lostCitations(facts(['src/ui/a.ts', '// (contract: page-size)']), '### Page size'),
      0,
    ],
    [
      'a citation without a section',
      lostCitations(facts(['src/ui/a.ts', '// (contract: page-size)']), '### Pages'),
      1,
    ],
    [
      'a citation without an anchor',
      lostCitations(facts(['src/ui/a.ts', '/** So it is (contract, Limits). */']), ''),
      1,
    ],
  ])('%s', (_, found, count) => expect(found).toHaveLength(count));
});

import { text } from 'node:stream/consumers';
import { MantineProvider } from '@mantine/core';
import { prerenderToNodeStream } from 'react-dom/static';
import { expect, it } from 'vitest';
import type { TableView } from '~/ui/table/table-view';
import { Findings } from './findings';

type Kind = 'alike' | 'empty';

const VIEW: TableView<{ readonly kind: Kind }> = {
  list: 'health',
  columns: [],
  shown: [],
  choice: { isCompact: false, hidden: [] },
  choose: () => {},
};

async function render(found: readonly Kind[], kind: Kind | undefined, isStopped = false): Promise<string> {
  const findings = found.map((one) => ({ kind: one }));
  const { prelude } = await prerenderToNodeStream(
    <MantineProvider>
      <Findings<{ readonly kind: Kind }, Kind>
        view={VIEW}
        findings={findings}
        shown={kind ? findings.filter((one) => one.kind === kind) : findings}
        kinds={['alike', 'empty']}
        getKind={(one) => one.kind}
        getTitle={(one) => one}
        kind={kind}
        onKindChange={() => {}}
        checkedAt={null}
        stopped={isStopped ? { read: 1, total: 2 } : null}
        notes={null}
        isSettled
        noneText=""
        stoppedText=""
      >
        {() => 'the table'}
      </Findings>
    </MantineProvider>,
  );
  return text(prelude);
}

it('reports no problems if a complete check found none', async () => {
  expect(await render([], undefined)).toContain('No problems found');
});

it.each([
  ['a filter hides all findings', ['empty'], 'alike', false, 'No results for these filters'],
  ['the check was stopped', [], undefined, true, 'Check stopped'],
] as const)('doesn’t report “no problems” if %s', async (_case, found, kind, isStopped, title) => {
  const page = await render(found, kind, isStopped);
  expect(page).toContain(title);
  expect(page).not.toContain('No problems found');
});

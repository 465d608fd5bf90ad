import { text } from 'node:stream/consumers';
import { MantineProvider } from '@mantine/core';
import { prerenderToNodeStream } from 'react-dom/static';
import { expect, it } from 'vitest';
import type { CheckCounts } from '../last-check';
import { CheckFindings, type FindingArea } from './check-findings';

const areaOf = (key: string, findings: readonly string[]): FindingArea<string> => ({
  key,
  title: `Area ${key}`,
  tone: 'warn',
  groups: [{ key, title: `Group ${key}`, findings }],
});

const AREAS = [areaOf('alike', ['one']), areaOf('empty', [])];

interface Given {
  readonly areas?: readonly FindingArea<string>[];
  readonly selected?: string;
  readonly isStopped?: boolean;
  readonly before?: CheckCounts;
}

async function render({ areas = AREAS, selected, isStopped, before }: Given): Promise<string> {
  const { prelude } = await prerenderToNodeStream(
    <MantineProvider>
      <CheckFindings
        areas={areas}
        selected={selected}
        onSelect={() => {}}
        before={before ?? null}
        stopped={isStopped ? { read: 1, total: 2 } : null}
        notes={null}
        isSettled
        noneText=""
        stoppedText=""
        getKey={(finding) => finding}
      >
        {(finding) => <li>{finding}</li>}
      </CheckFindings>
    </MantineProvider>,
  );
  return text(prelude);
}

it('shows "No problems found" if a complete check found no problems', async () => {
  expect(await render({ areas: [areaOf('alike', [])] })).toContain('No problems found');
});

it.each([
  ['a filter hides all findings', { selected: 'empty' }, 'No results for these filters'],
  ['the check was stopped', { areas: [areaOf('alike', [])], isStopped: true }, 'Check stopped'],
] as const)('doesn’t show "No problems found" if %s', async (_case, given, title) => {
  const page = await render(given);
  expect(page).toContain(title);
  expect(page).not.toContain('No problems found');
});

it('shows how the number of problems changed since the earlier check', async () => {
  const before = { at: Date.UTC(2020, 10, 26, 12), count: 3, parts: { alike: 1, empty: 2 } };
  const page = await render({ before });
  expect(page).toContain('unchanged since Nov 26, 2020');
  expect(page).toContain('−2 since Nov 26, 2020');
});

it('doesn’t show a change in the number of problems if there was no earlier check', async () => {
  expect(await render({})).not.toContain('since');
});

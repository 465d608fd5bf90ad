import { Group, SimpleGrid, Stack } from '@mantine/core';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { ReadingStatus } from '~/records/list/reading-status';
import { BusyButton } from '~/ui/form/busy-button';
import { ProblemNotice } from '~/ui/notice/problem-notice';
import { Card } from '~/ui/page/card';
import { requestsFor } from '../bundle/needed-lists';
import type { CompareSearch } from '../compare-search';
import { countsQuery } from '../counts-query';
import { useOpenWorkspaces } from '../open-workspaces';
import { ReadingTime } from '../reading-time';
import { areSame, comparableKinds, isReady, type Source } from '../source';
import { SourceChoice } from '../source-choice';
import { ComparisonResult } from './comparison-result';
import type { useBundleComparison } from './use-bundle-comparison';

interface CompareTabProps {
  readonly comparison: ReturnType<typeof useBundleComparison>;
  readonly search: CompareSearch;
  readonly onSearchChange: (change: CompareSearch) => void;
}

/** Chooses two sides, compares them, and shows in what they differ. */
export function CompareTab({ comparison, search, onSearchChange }: CompareTabProps) {
  const t = useT();
  const [own] = useOpenWorkspaces();
  const [here, setHere] = useState<Source>(
    own ? { kind: 'account', scope: own } : { kind: 'file', file: null },
  );
  // Nothing is asked of another account before somebody chooses it.
  const [there, setThere] = useState<Source>({ kind: 'file', file: null });
  const { state, compared, compare, stop, forget } = comparison;
  const isReading = state.step === 'reading';
  const accounts = [here, there].flatMap((source) => (source.kind === 'account' ? [source.scope] : []));
  const counts = useQueries({ queries: accounts.map((scope) => countsQuery(scope)) });
  const kinds = comparableKinds([here, there]);
  const isCounted = counts.every(({ data }) => data !== undefined);
  const requests = isCounted
    ? counts.reduce((all, { data }) => all + (data ? requestsFor(kinds, data) : 0), 0)
    : null;
  const failed = counts.find((count) => count.error);
  const change = (set: (source: Source) => void) => (source: Source) => {
    forget();
    set(source);
  };
  return (
    <Stack gap="md">
      <Card>
        <Stack gap="md">
          <SimpleGrid cols={{ base: 1, xs: 2 }}>
            <SourceChoice
              label={t(m.compare_first)}
              source={here}
              disabled={isReading}
              onChange={change(setHere)}
            />
            <SourceChoice
              label={t(m.compare_second)}
              source={there}
              disabled={isReading}
              onChange={change(setThere)}
            />
          </SimpleGrid>
          {failed?.error && (
            <ProblemNotice error={failed.error} purpose="read" onRetry={() => void failed.refetch()} />
          )}
          {!failed && accounts.length > 0 && <ReadingTime requests={requests} />}
          <Group>
            <BusyButton
              loading={isReading}
              disabled={!isReady(here) || !isReady(there) || areSame(here, there) || requests === null}
              onClick={() => {
                onSearchChange({ kind: undefined, outcome: undefined, page: undefined });
                void compare(here, there);
              }}
            >
              {t(m.common_compare)}
            </BusyButton>
          </Group>
          <ReadingStatus state={state} onStop={stop} />
        </Stack>
      </Card>
      {compared && <ComparisonResult compared={compared} search={search} onSearchChange={onSearchChange} />}
    </Stack>
  );
}

import { Group, SimpleGrid, Stack } from '@mantine/core';
import { useQueries } from '@tanstack/react-query';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { LoadStatus } from '~/records/list/load-status';
import { BusyButton } from '~/ui/form/busy-button';
import { ProblemNotice } from '~/ui/notice/problem-notice';
import { Card } from '~/ui/page/card';
import { Page } from '~/ui/page/page';
import { BackupHomeLink } from '../backup-home-link';
import { countRequests } from '../bundle/needed-lists';
import { type BundleSource, isSameSource, isSourceSelected, listComparableKinds } from '../bundle-source';
import { BundleSourceField } from '../bundle-source-field';
import type { CompareSearch } from '../compare-search';
import { recordCountsQuery } from '../counts-query';
import { LoadTimeEstimate } from '../load-time-estimate';
import { ComparisonResult } from './comparison-result';
import type { BundleComparison } from './use-bundle-comparison';

interface CompareTabProps {
  readonly comparison: BundleComparison;
  readonly search: CompareSearch;
  readonly onSearchChange: (change: CompareSearch) => void;
  /** Switches to the tab that plans how to apply this side to the account. */
  readonly onPlan: (source: BundleSource) => void;
}

/** Selects two sides (accounts or backup files), compares them, and shows their differences. */
export function CompareTab({ comparison, search, onSearchChange, onPlan }: CompareTabProps) {
  const t = useT();
  const { compared, forget } = comparison;
  if (compared)
    return (
      <ComparisonResult
        compared={compared}
        search={search}
        onSearchChange={onSearchChange}
        onPlan={onPlan}
        onOther={forget}
      />
    );
  return (
    <Page title={t(m.common_compare)} parent={<BackupHomeLink />}>
      <SidesForm
        comparison={comparison}
        onStart={() => onSearchChange({ kind: undefined, outcome: undefined, page: undefined })}
      />
    </Page>
  );
}

interface SidesFormProps {
  readonly comparison: BundleComparison;
  readonly onStart: () => void;
}

function SidesForm({ comparison, onStart }: SidesFormProps) {
  const t = useT();
  const { state, sides, choose, compare, stop } = comparison;
  const { here, there } = sides;
  const isReading = state.step === 'reading';
  const accounts = [here, there].flatMap((source) => (source.kind === 'account' ? [source.scope] : []));
  const counts = useQueries({ queries: accounts.map((scope) => recordCountsQuery(scope)) });
  const kinds = listComparableKinds([here, there]);
  const isCounted = counts.every(({ data }) => data !== undefined);
  const requests = isCounted
    ? counts.reduce((all, { data }) => all + (data ? countRequests(kinds, data) : 0), 0)
    : null;
  const failed = counts.find((count) => count.error);
  return (
    <Stack gap="md" maw={960} pt="xs">
      <Card>
        <Stack gap="md">
          <SimpleGrid cols={{ base: 1, xs: 2 }}>
            <BundleSourceField
              label={t(m.common_compare)}
              source={here}
              disabled={isReading}
              onChange={(source) => choose({ here: source })}
            />
            <BundleSourceField
              label={t(m.compare_with)}
              source={there}
              disabled={isReading}
              onChange={(source) => choose({ there: source })}
            />
          </SimpleGrid>
          {failed?.error && (
            <ProblemNotice error={failed.error} purpose="read" onRetry={() => void failed.refetch()} />
          )}
          {!failed && accounts.length > 0 && <LoadTimeEstimate requests={requests} />}
          <Group>
            <BusyButton
              loading={isReading}
              disabled={
                !isSourceSelected(here) ||
                !isSourceSelected(there) ||
                isSameSource(here, there) ||
                requests === null
              }
              onClick={() => {
                onStart();
                void compare();
              }}
            >
              {t(m.common_compare)}
            </BusyButton>
          </Group>
          <LoadStatus state={state} onStop={stop} />
        </Stack>
      </Card>
    </Stack>
  );
}

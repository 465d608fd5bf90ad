import { Stack, Text } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { lazyRouteComponent } from '@tanstack/react-router';
import { useState } from 'react';
import * as m from '~/i18n/messages';
import { type T, useT } from '~/i18n/use-t';
import { pageOf } from '~/lib/file/page-meta';
import { BUNDLE_KINDS } from '~/resources/transfers';
import { LazyParts } from '~/ui/page/lazy-parts';
import { type Column, DataTable } from '~/ui/table/data-table';
import { EmptyState } from '~/ui/table/empty-state';
import { Filter, Filters } from '~/ui/table/filters';
import { PaginationBar } from '~/ui/table/pagination-bar';
import { RowButton } from '~/ui/table/row-button';
import { Tag } from '~/ui/text/tag';
import { keyText } from '../bundle/bundle';
import type { Difference } from '../bundle/compare-bundles';
import { type CompareSearch, OUTCOMES } from '../compare-search';
import { bundleKindWord, unreadNames } from '../kind-words';
import { recordPlace } from '../record-words';
import { ComparisonSummary } from './comparison-summary';
import { differenceName, OUTCOME_TONES, outcomeWord } from './difference-words';
import type { Compared } from './use-bundle-comparison';

const DifferenceDialog = lazyRouteComponent(() => import('./difference-dialog'), 'DifferenceDialog');
const PAGE_SIZES = [50, 100] as const;

interface ComparisonResultProps {
  readonly compared: Compared;
  readonly search: CompareSearch;
  readonly onSearchChange: (change: CompareSearch) => void;
}

/** How many of each kind differ, and every one that does. */
export function ComparisonResult({ compared, search, onSearchChange }: ComparisonResultProps) {
  const t = useT();
  const [opened, setOpened] = useState<Difference | null>(null);
  const { differences, unread } = compared.comparison;
  const { kind, outcome } = search;
  const shown = differences.filter(
    (one) => (kind === undefined || one.kind === kind) && (outcome === undefined || one.outcome === outcome),
  );
  const { data, meta } = pageOf(shown, { per_page: 50, ...search });
  const names = unreadNames(t, unread);
  const counted = (label: string, count: number) => t(m.health_kind_count, { kind: label, count });
  const all = { value: '', label: t(m.health_all, { count: differences.length }) };
  return (
    <Stack gap="md">
      <ComparisonSummary compared={compared} />
      <Text size="sm" c="dimmed">
        {names.length > 0 && `${t(m.compare_not_compared, { names })} `}
        {t(m.compare_others_macros)}
      </Text>
      {differences.length === 0 ? (
        <EmptyState
          icon={<IconCircleCheck size={20} aria-hidden />}
          title={t(m.compare_none)}
          text={t(m.compare_none_text)}
        />
      ) : (
        <>
          <Filters
            onClear={
              kind === undefined && outcome === undefined
                ? undefined
                : () => onSearchChange({ kind: undefined, outcome: undefined, page: undefined })
            }
          >
            <Filter
              label={t(m.common_type)}
              value={kind ?? ''}
              data={[
                all,
                ...BUNDLE_KINDS.map((one) => ({
                  value: one,
                  count: differences.filter((difference) => difference.kind === one).length,
                }))
                  .filter(({ value, count }) => count > 0 || value === kind)
                  .map(({ value, count }) => ({ value, label: counted(bundleKindWord(t, value), count) })),
              ]}
              onChange={({ currentTarget: { value } }) =>
                onSearchChange({ kind: BUNDLE_KINDS.find((one) => one === value), page: undefined })
              }
            />
            <Filter
              label={t(m.compare_result)}
              value={outcome ?? ''}
              data={[
                all,
                ...OUTCOMES.map((one) => ({
                  value: one,
                  label: counted(
                    outcomeWord(t, one, compared),
                    differences.filter((difference) => difference.outcome === one).length,
                  ),
                })),
              ]}
              onChange={({ currentTarget: { value } }) =>
                onSearchChange({ outcome: OUTCOMES.find((one) => one === value), page: undefined })
              }
            />
          </Filters>
          <DataTable
            isWide
            label={t(m.compare_result)}
            columns={columnsOf(t, compared, setOpened)}
            rows={data}
            rowKey={({ kind: of, key }) => `${of} ${keyText(key)}`}
          />
          <PaginationBar meta={meta} entries={data.length} pageSizes={PAGE_SIZES} onChange={onSearchChange} />
        </>
      )}
      {opened && (
        <LazyParts asked={opened}>
          <DifferenceDialog difference={opened} compared={compared} onClose={() => setOpened(null)} />
        </LazyParts>
      )}
    </Stack>
  );
}

function columnsOf(t: T, compared: Compared, onOpen: (difference: Difference) => void): Column<Difference>[] {
  return [
    {
      key: 'name',
      title: t(m.common_name),
      cell: (difference) => (
        <RowButton opens={DifferenceDialog} onClick={() => onOpen(difference)}>
          {differenceName(difference)}
        </RowButton>
      ),
    },
    {
      key: 'outcome',
      title: t(m.compare_result),
      width: '28%',
      cell: ({ outcome }) => <Tag tone={OUTCOME_TONES[outcome]}>{outcomeWord(t, outcome, compared)}</Tag>,
    },
    { key: 'kind', title: t(m.common_type), width: '12.5rem', cell: ({ kind }) => bundleKindWord(t, kind) },
    {
      key: 'place',
      title: t(m.compare_where),
      secondary: true,
      cell: (difference) => recordPlace(t, difference),
    },
  ];
}

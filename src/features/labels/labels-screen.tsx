import { Button } from '@mantine/core';
import { IconBolt, IconListCheck, IconTag } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { LABEL_SORTS } from '~/api/choices';
import type { Label } from '~/api/labels';
import { labelNamesQuery } from '~/domain/look-ups';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { takePage } from '~/lib/file/page-meta';
import { includesText } from '~/lib/text/fold-text';
import { ListScreen } from '~/records/list/list-screen';
import { useScope } from '~/session/scope-context';
import { moveFocusOnRemoval } from '~/ui/form/move-focus-on-removal';
import { LabelDot } from '~/ui/identity/label-dot';
import { ProblemNotice } from '~/ui/notice/problem-notice';
import { createLazyPart } from '~/ui/page/create-lazy-part';
import { ViewOnlyNotice } from '~/ui/page/view-only-notice';
import { CopyAction } from '~/ui/table/copy-action';
import type { Column } from '~/ui/table/data-table';
import type { ListSearchParams, SearchProps } from '~/ui/table/list-search-params';
import { RowButton } from '~/ui/table/row-button';
import { createLabelComparator, LabelSort } from './label-sort';
import classes from './labels.module.css';
import { useLabelUseCounts } from './use-label-use-counts';

const LabelDrawer = createLazyPart(() => import('./label-drawer'), 'LabelDrawer');

interface LabelsSearch extends ListSearchParams {
  /** The ID of the label whose drawer is open. */
  readonly label?: number | undefined;
  readonly sort?: (typeof LABEL_SORTS)[number] | undefined;
}

/** The labels of the account. A row opens a drawer with references to the label and its number of contacts. */
export function LabelsScreen({ search, onSearchChange }: SearchProps<LabelsSearch>) {
  const t = useT();
  const labels = useQuery(labelNamesQuery(useScope()));
  const [isCounting, setCounting] = useState(false);
  const uses = useLabelUseCounts(isCounting || search.sort === 'uses');
  const found = labels.data
    ?.filter(({ title, description }) => includesText(`${title} ${description ?? ''}`, search.search))
    .sort(createLabelComparator(search.sort, uses.count));
  const opened = labels.data?.find(({ id }) => id === search.label);
  const columns: Column<Label>[] = [
    {
      key: 'title',
      title: t(m.common_label),
      width: '16.5rem',
      isName: true,
      isChosen: ({ id }) => id === search.label,
      text: ({ title }) => title,
      cell: ({ id, title, color }) => (
        <RowButton opens={LabelDrawer} onClick={() => onSearchChange({ label: id })}>
          <span className={classes.title}>
            <LabelDot color={color}>{title}</LabelDot>
          </span>
        </RowButton>
      ),
    },
    {
      key: 'description',
      // Limits the width on wide screens, so that the counts stay close to the description.
      ...(uses.inMacros && { width: 'clamp(9rem, 40vw - 12rem, 32rem)' }),
      title: t(m.common_description),
      text: ({ description }) => description,
      cell: ({ description }) => description || null,
    },
    ...(uses.inMacros ? [createCountColumn('macros', t(m.frame_macros), IconBolt, uses.inMacros)] : []),
    ...(uses.inRules ? [createCountColumn('rules', t(m.frame_rules), IconListCheck, uses.inRules)] : []),
    {
      key: 'actions',
      ...(!uses.inMacros && { width: '5rem' }),
      secondary: true,
      title: <span className="visually-hidden">{t(m.common_actions)}</span>,
      cell: ({ title }) => (
        <CopyAction text={title} label={t(m.labels_copy_title)} copied={t(m.labels_title_copied)} />
      ),
    },
  ];
  return (
    <ListScreen
      list="labels"
      title={t(m.common_labels)}
      actions={<ViewOnlyNotice reason={t(m.labels_view_only)} />}
      columns={columns}
      query={{ ...labels, data: found && takePage(found, search) }}
      source={found ?? []}
      search={search}
      onSearchChange={onSearchChange}
      searchLabel={t(m.labels_search)}
      searchHint={t(m.labels_search_text)}
      notices={uses.error && <ProblemNotice error={uses.error} purpose="read" onRetry={uses.retry} />}
      filters={
        <>
          <LabelSort sort={search.sort} hasCounts={uses.inMacros !== null} onSearchChange={onSearchChange} />
          {!uses.inMacros && !uses.error && (
            <Button
              ref={moveFocusOnRemoval}
              variant="default"
              loading={uses.isReading}
              onClick={() => setCounting(true)}
            >
              {t(m.labels_count_uses)}
            </Button>
          )}
        </>
      }
      empty={{ icon: IconTag, title: t(m.labels_none), text: t(m.labels_none_text) }}
      asked={opened}
    >
      {opened && <LabelDrawer label={opened} onClose={() => onSearchChange({ label: undefined })} />}
    </ListScreen>
  );
}

/** A column with the number of records of one kind that use a label. Cards show the kind's icon instead of the title. */
const createCountColumn = (
  key: string,
  title: string,
  Icon: typeof IconBolt,
  count: (label: Label) => number,
): Column<Label> => ({
  key,
  title,
  width: '8rem',
  secondary: true,
  beside: true,
  isNumber: true,
  text: count,
  cell: (label) => (
    <span className={classes.uses} data-none={count(label) === 0 || undefined}>
      <Icon size={14} aria-hidden />
      {count(label)}
    </span>
  ),
});

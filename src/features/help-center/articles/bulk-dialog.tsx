import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ArticleSummary } from '~/api/articles';
import type { Category } from '~/api/categories';
import { portalQuery } from '~/api/portals';
import { ArticleStatus } from '~/domain/article-status';
import * as m from '~/i18n/messages';
import { type T, useFormatLocale, useT } from '~/i18n/use-t';
import { RunDialog } from '~/records/run/run-dialog';
import { addWaitingRows } from '~/records/run/run-state';
import { RunTable } from '~/records/run/run-table';
import { showUndoToast } from '~/resources/activity/undo-toast';
import { useScope } from '~/session/scope-context';
import { useCategoryName } from '../article/editing/use-category-name';
import { getArticleName } from '../article-name';
import { getLocaleTitle } from '../locale-name';
import { type BulkAction, getCurrentStatus, isSkipped } from './bulk-rows';
import { BulkSummary } from './bulk-summary';
import { type Destination, DestinationField } from './destination-field';
import { useBulkRun } from './use-bulk-run';

interface BulkDialogProps {
  readonly act: BulkAction['act'];
  readonly portalSlug: string;
  readonly rows: readonly ArticleSummary[];
  /** The articles on the current page of the list, selected or not. */
  readonly listed: readonly ArticleSummary[];
  readonly categories: readonly Category[];
  /** `hasRun` is true if requests may have been sent. */
  readonly onClose: (hasRun: boolean) => void;
}

/** Confirms a bulk action, runs it article by article, and shows the outcome of each. */
export function BulkDialog(props: BulkDialogProps) {
  const { act, portalSlug, rows: given, listed, categories, onClose } = props;
  const t = useT();
  // A snapshot of the selection, because the list refreshes during the run.
  const [chosen] = useState(given);
  // Empty until a destination is selected.
  const [place, setPlace] = useState<Destination>('');
  const categoryId = typeof place === 'number' ? place : null;
  const bulk: BulkAction = act === 'move' ? { act, categoryId } : { act };
  const isReady = act !== 'move' || place !== '';
  const rows = isReady ? chosen.filter((row) => !isSkipped(row, bulk)) : chosen;
  const scope = useScope();
  const { state, start, stop, run } = useBulkRun(portalSlug, bulk);
  const isBegun = state.step !== 'ready';
  const { data: portal } = useQuery(portalQuery(scope, portalSlug));
  const isPortalArchived = portal?.archived === true;
  const count = rows.length;
  const target = categories.find(({ id }) => id === categoryId);
  const states = addWaitingRows(state.rows, count);
  const outcomes = new Map(rows.map(({ id }, index) => [id, states[index]]));
  const title = bulkTitle(t, act, count);
  const close = () => {
    const done = states.filter(({ step }) => step === 'saved').length;
    if (done > 0) void showUndoToast(t, scope, t(m.help_center_bulk_done, { act, count: done }), { run });
    onClose(isBegun);
  };
  return (
    <RunDialog
      title={title}
      size="lg"
      run={state}
      states={states}
      startLabel={title}
      canStart={isReady && count > 0}
      isDeletion={act === 'delete'}
      onStart={() => void start(rows)}
      onStop={stop}
      onClose={close}
    >
      {!isBegun && <Text size="sm">{bulkText(t, act, isPortalArchived)}</Text>}
      {act === 'move' && (
        <DestinationField categories={categories} place={place} disabled={isBegun} onPlace={setPlace} />
      )}
      {/* During the run, each row shows its own outcome. */}
      {!isBegun && (
        <BulkSummary
          act={act}
          portalSlug={portalSlug}
          chosen={chosen}
          rows={rows}
          listed={listed}
          target={target}
          isPortalArchived={isPortalArchived}
        />
      )}
      {count > 0 && (
        <RunTable
          label={title}
          columns={[
            {
              key: 'title',
              title: t(m.help_center_title),
              cell: (row) => <bdi>{getArticleName(t, row)}</bdi>,
            },
            act === 'move'
              ? {
                  key: 'place',
                  width: '12rem',
                  title: t(m.help_center_category),
                  cell: (row) => (
                    <MovedPlace
                      portalSlug={portalSlug}
                      article={row}
                      categoryId={categoryId}
                      target={target}
                      isBegun={isBegun}
                      isMoved={outcomes.get(row.id)?.step === 'saved'}
                    />
                  ),
                }
              : {
                  key: 'status',
                  width: '7.5rem',
                  title: t(m.common_status),
                  cell: (row) => <ArticleStatus status={getCurrentStatus(row, bulk, outcomes.get(row.id))} />,
                },
          ]}
          rows={rows}
          rowKey={({ id }) => id}
          run={state}
          outcomes={states}
        />
      )}
    </RunDialog>
  );
}

const TITLES = {
  publish: m.help_center_bulk_publish_title,
  archive: m.help_center_bulk_archive_title,
  draft: m.help_center_bulk_draft_title,
  restore: m.help_center_bulk_restore_title,
  move: m.help_center_bulk_move_title,
  delete: m.help_center_bulk_delete_title,
} as const satisfies Record<BulkAction['act'], unknown>;

const TEXTS = {
  publish: m.help_center_bulk_publish_text,
  archive: m.help_center_bulk_archive_text,
  draft: m.help_center_bulk_draft_text,
  restore: m.help_center_bulk_restore_text,
  move: m.help_center_bulk_move_text,
  delete: m.help_center_bulk_delete_text,
} as const satisfies Record<BulkAction['act'], unknown>;

/** Returns the title of the dialog. */
const bulkTitle = (t: T, act: BulkAction['act'], count: number): string => t(TITLES[act], { count });

/** Returns a description of the effect, shown before anything is sent. */
const bulkText = (t: T, act: BulkAction['act'], isPortalArchived: boolean): string =>
  t(act === 'publish' && isPortalArchived ? m.help_center_bulk_publish_archived_text : TEXTS[act]);

interface MovedPlaceProps {
  readonly portalSlug: string;
  readonly article: Pick<ArticleSummary, 'category_id' | 'locale'>;
  /** The destination category. Null removes the category. */
  readonly categoryId: number | null;
  readonly target: Category | undefined;
  readonly isBegun: boolean;
  readonly isMoved: boolean;
}

/** Shows the category and language of an article that is moved. Also shows the new language before the run. */
function MovedPlace(props: MovedPlaceProps) {
  const { portalSlug, article, categoryId, target, isBegun, isMoved } = props;
  const language = useFormatLocale();
  const categoryName = useCategoryName(portalSlug);
  const former = getLocaleTitle(article.locale, language);
  const next = target ? getLocaleTitle(target.locale, language) : former;
  const present = isMoved ? next : former;
  return (
    <>
      <bdi>{categoryName(isMoved ? categoryId : article.category_id)}</bdi>
      <Text size="xs" c="dimmed">
        {isBegun || next === former ? present : `${former} → ${next}`}
      </Text>
    </>
  );
}

import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ArticleSummary } from '~/api/articles';
import type { Category } from '~/api/categories';
import { portalQuery } from '~/api/portals';
import { ArticleStatusTag } from '~/domain/article-status-tag';
import * as m from '~/i18n/messages';
import { type Translator, useFormatLocale, useT } from '~/i18n/use-t';
import { BulkDialog } from '~/resources/bulk/bulk-dialog';
import { useScope } from '~/session/scope-context';
import { TextWithArrows } from '~/ui/text/text-with-arrows';
import { useCategoryName } from '../article/editing/use-category-name';
import { getArticleName } from '../article-name';
import { getLocaleTitle } from '../locale-name';
import { type BulkAction, getCurrentStatus, isArticleSkipped } from './bulk-rows';
import { BulkSummary } from './bulk-summary';
import { type TargetCategory, TargetCategoryField } from './target-category-field';
import { useBulkRun } from './use-bulk-run';

interface ArticleBulkDialogProps {
  readonly act: BulkAction['act'];
  readonly portalSlug: string;
  readonly rows: readonly ArticleSummary[];
  /** The articles on the current page of the list, selected or not. */
  readonly listed: readonly ArticleSummary[];
  readonly categories: readonly Category[];
  /** `hasRun` is true if requests may have been sent. */
  readonly onClose: (hasRun: boolean) => void;
}

export function ArticleBulkDialog(props: ArticleBulkDialogProps) {
  const { act, portalSlug, rows: given, listed, categories, onClose } = props;
  const t = useT();
  // A snapshot of the selection, because the list refreshes during the run.
  const [chosen] = useState(given);
  // Empty until a destination is selected.
  const [place, setPlace] = useState<TargetCategory>('');
  const categoryId = typeof place === 'number' ? place : null;
  const bulk: BulkAction = act === 'move' ? { act, categoryId } : { act };
  const isReady = act !== 'move' || place !== '';
  const rows = isReady ? chosen.filter((row) => !isArticleSkipped(row, bulk)) : chosen;
  const scope = useScope();
  const run = useBulkRun(portalSlug, bulk);
  const isBegun = run.state.step !== 'ready';
  const { data: portal } = useQuery(portalQuery(scope, portalSlug));
  const isPortalArchived = portal?.archived === true;
  const target = categories.find(({ id }) => id === categoryId);
  return (
    <BulkDialog
      title={bulkTitle(t, act, rows.length)}
      bulk={run}
      rows={rows}
      canStart={isReady}
      isDeletion={act === 'delete'}
      columns={(outcomes) => [
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
              cell: (row) => <ArticleStatusTag status={getCurrentStatus(row, bulk, outcomes.get(row.id))} />,
            },
      ]}
      getDoneText={(count) => t(m.help_center_bulk_done, { act, count })}
      onClose={onClose}
    >
      {!isBegun && <Text size="sm">{bulkText(t, act, isPortalArchived)}</Text>}
      {act === 'move' && (
        <TargetCategoryField categories={categories} place={place} disabled={isBegun} onPlace={setPlace} />
      )}
      {/* The summary is hidden during the run, because each row then shows its own outcome. */}
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
    </BulkDialog>
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

const bulkTitle = (t: Translator, act: BulkAction['act'], count: number): string => t(TITLES[act], { count });

/** Describes the effect of the action before anything is sent. */
const bulkText = (t: Translator, act: BulkAction['act'], isPortalArchived: boolean): string =>
  t(act === 'publish' && isPortalArchived ? m.help_center_bulk_publish_archived_text : TEXTS[act]);

interface MovedPlaceProps {
  readonly portalSlug: string;
  readonly article: Pick<ArticleSummary, 'category_id' | 'locale'>;
  /** The destination category, or null to remove the category. */
  readonly categoryId: number | null;
  readonly target: Category | undefined;
  readonly isBegun: boolean;
  readonly isMoved: boolean;
}

/** Shows the category and language of an article that is being moved. Before the run, also shows the new language. */
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
        <TextWithArrows text={isBegun || next === former ? present : `${former} → ${next}`} />
      </Text>
    </>
  );
}

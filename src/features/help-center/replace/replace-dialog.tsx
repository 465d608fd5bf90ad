import { Alert, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ArticleStatusTag } from '~/domain/article-status-tag';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import type { SearchQuery } from '~/lib/text/article-hits';
import { paceAccess } from '~/records/run/paced-access';
import { isUnfinishedRow, type RowState } from '~/records/run/process-rows';
import { RunDialog } from '~/records/run/run-dialog';
import { isRunning, padWithWaitingRows } from '~/records/run/run-state';
import { RunTable } from '~/records/run/run-table';
import { useRowRun } from '~/records/run/use-row-run';
import { getArticleAccess } from '~/resources/article-record';
import { useScope } from '~/session/scope-context';
import { TextWithArrows } from '~/ui/text/text-with-arrows';
import { getArticleName } from '../article-name';
import type { ArticleMatches } from './find-article-matches';
import { replaceInArticle } from './replace-in-article';
import { describeReplacement } from './replace-labels';
import { ActivityLink } from './replace-outcome';

interface ReplaceDialogProps {
  readonly portalSlug: string;
  /** The search that found the matches, and the replacement text. */
  readonly sought: SearchQuery;
  readonly rows: readonly ArticleMatches[];
  readonly run: string;
  readonly onStart: () => void;
  /** Called after each article, regardless of its outcome. */
  readonly onEnded: (article: number) => void;
  /** Called with the outcomes of the run, or with null if it wasn't started. */
  readonly onClose: (states: readonly RowState[] | null) => void;
}

/** Asks for confirmation of a replacement, runs it article by article, and shows the outcome for each article. */
export function ReplaceDialog(props: ReplaceDialogProps) {
  const { portalSlug, sought, rows: given, run, onStart, onEnded, onClose } = props;
  const t = useT();
  const scope = useScope();
  const queryClient = useQueryClient();
  // A snapshot of the selection, because saving changes the list.
  const [rows] = useState(given);
  const { state, start, stop } = useRowRun<ArticleMatches>({
    carryOut: (row, turn) => {
      const access = getArticleAccess(queryClient, scope, portalSlug, row.article.id);
      return replaceInArticle(row, paceAccess(access, turn), turn.report);
    },
    run,
    around: (work) =>
      work({
        intend: () => Promise.resolve(),
        end: async ({ article }, outcome) => {
          if (!isUnfinishedRow(outcome)) onEnded(article.id);
        },
      }),
  });
  const states = padWithWaitingRows(state.rows, rows.length);
  const published = rows.filter(({ article }) => article.status === 'published').length;
  const hits = rows.reduce((sum, row) => sum + row.hits.length, 0);
  const title = t(m.portal_replace_run_title, { count: rows.length });
  return (
    <RunDialog
      title={title}
      size="lg"
      run={state}
      states={states}
      startLabel={title}
      canStart={rows.length > 0}
      onStart={() => {
        if (state.step === 'ready') onStart();
        void start(rows);
      }}
      onStop={stop}
      onClose={() => onClose(state.step === 'ready' ? null : states)}
    >
      <Text size="sm" fw={500} className="raw-text">
        <TextWithArrows text={describeReplacement(t, sought)} />
      </Text>
      <Text size="sm">{t(m.portal_replace_found, { hits, articles: rows.length })}</Text>
      {state.step === 'ready' && <Text size="sm">{t(m.portal_replace_run_text)}</Text>}
      {published > 0 && state.step === 'ready' && (
        <Alert color="yellow">{t(m.portal_replace_run_public, { count: published })}</Alert>
      )}
      {state.step !== 'ready' && !isRunning(state) && states.some(({ step }) => step === 'saved') && (
        <ActivityLink />
      )}
      <RunTable
        label={t(m.help_center_articles)}
        columns={[
          {
            key: 'title',
            title: t(m.help_center_title),
            cell: ({ article }) => <bdi>{getArticleName(t, article)}</bdi>,
          },
          {
            key: 'status',
            width: '8rem',
            title: t(m.common_status),
            cell: ({ article }) => <ArticleStatusTag status={article.status} />,
          },
          {
            key: 'hits',
            width: '7rem',
            title: t(m.portal_replace_hits),
            cell: ({ hits: own }) => own.length,
          },
        ]}
        rows={rows}
        rowKey={({ article }) => article.id}
        run={state}
        outcomes={states}
      />
    </RunDialog>
  );
}

// A dialog in which the user prepares edits of many articles and then saves them in one run.
import { Alert, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { Article } from '~/api/articles';
import { ArticleStatusTag } from '~/domain/article-status-tag';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import type { SearchHit } from '~/lib/text/article-hits';
import { showUndoToast } from '~/records/activity/undo-toast';
import { paceAccess } from '~/records/run/paced-access';
import type { RowState } from '~/records/run/process-rows';
import { RunDialog } from '~/records/run/run-dialog';
import { padWithWaitingRows } from '~/records/run/run-state';
import { RunTable } from '~/records/run/run-table';
import { useRowRun } from '~/records/run/use-row-run';
import { getArticleAccess } from '~/resources/article-record';
import { useScope } from '~/session/scope-context';
import { getArticleName } from '../article-name';
import { replaceInArticle } from '../replace/replace-in-article';

export interface ArticleEdits {
  readonly article: Article;
  readonly count: number;
  /** Resolves to the edits, or to null if the edits can't be made without changing other parts of the article. */
  readonly createHits: () => Promise<readonly SearchHit[] | null>;
}

interface ArticleEditsDialogProps {
  readonly portalSlug: string;
  readonly title: string;
  readonly startLabel: string;
  /** The title of the column with the number of edits. */
  readonly countTitle: string;
  readonly rows: readonly ArticleEdits[];
  readonly canStart: boolean;
  /** Called for each article when its edits are saved. */
  readonly onSaved?: (article: Article) => void;
  /** `hasRun` is true if the dialog may have sent requests. */
  readonly onClose: (hasRun: boolean) => void;
  /** The input fields, which are shown until the run starts. */
  readonly children: ReactNode;
}

const NONE: readonly ArticleEdits[] = [];

export function ArticleEditsDialog(props: ArticleEditsDialogProps) {
  const { portalSlug, title, startLabel, countTitle, rows, canStart, onSaved, onClose, children } = props;
  const t = useT();
  const scope = useScope();
  const queryClient = useQueryClient();
  // A snapshot of the rows at the start of the run, because saving changes the loaded articles.
  const [started, setStarted] = useState(NONE);
  const { state, start, stop, run } = useRowRun<ArticleEdits>({
    carryOut: async ({ article, createHits }, turn): Promise<RowState> => {
      const hits = await createHits();
      if (!hits) return { step: 'blocked', why: (t) => t(m.help_center_fix_failed) };
      const access = paceAccess(getArticleAccess(queryClient, scope, portalSlug, article.id), turn);
      const outcome = await replaceInArticle({ article, hits }, access, turn.report);
      if (outcome.step === 'saved') onSaved?.(article);
      return outcome;
    },
  });
  const isReady = state.step === 'ready';
  const states = padWithWaitingRows(state.rows, isReady ? 0 : started.length);
  const published = rows.filter(({ article }) => article.status === 'published').length;
  const begin = () => {
    const run = isReady ? rows : started;
    setStarted(run);
    void start(run);
  };
  const close = () => {
    const count = states.filter(({ step }) => step === 'saved').length;
    if (count > 0) void showUndoToast(t, scope, t(m.portal_edits_done, { count }), { run });
    onClose(!isReady);
  };
  return (
    <RunDialog
      title={title}
      size="xl"
      run={state}
      states={states}
      startLabel={startLabel}
      canStart={canStart && rows.length > 0}
      onStart={begin}
      onStop={stop}
      onClose={close}
    >
      {isReady && children}
      {isReady && rows.length > 0 && (
        <div>
          <Text size="sm">{t(m.portal_edits_run_text)}</Text>
          {published > 0 && (
            <Alert color="yellow" mt="xs">
              {t(m.portal_replace_run_public, { count: published })}
            </Alert>
          )}
        </div>
      )}
      {!isReady && (
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
            { key: 'count', width: '7rem', title: countTitle, cell: ({ count }) => count },
          ]}
          rows={started}
          rowKey={({ article }) => article.id}
          run={state}
          outcomes={states}
        />
      )}
    </RunDialog>
  );
}

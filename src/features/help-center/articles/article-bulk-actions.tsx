import {
  IconArchive,
  IconArchiveOff,
  IconChecks,
  IconFolder,
  IconPlayerStop,
  IconSend,
  IconSendOff,
  IconTrash,
} from '@tabler/icons-react';
import { useState } from 'react';
import { type ArticleSummary, listArticles } from '~/api/articles';
import type { Category } from '~/api/categories';
import { readAllPages } from '~/api/http/all-pages';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { formatWaitingTime } from '~/lib/time/wait-text';
import { useFullLoad } from '~/records/list/use-full-load';
import { useScope } from '~/session/scope-context';
import { ProblemNotice } from '~/ui/notice/problem-notice';
import { SelectionAction, SelectionBar } from '~/ui/table/selection-bar';
import { useSecondsLeft } from '~/ui/time/use-seconds-left';
import type { ArticlesSearch } from './articles-search';
import { BulkDialog } from './bulk-dialog';
import type { BulkAction } from './bulk-rows';

interface ChosenArticlesProps {
  readonly portalSlug: string;
  readonly search: ArticlesSearch;
  readonly articles: readonly ArticleSummary[];
  /** The articles of the current page, selected or not. */
  readonly listed: readonly ArticleSummary[];
  readonly categories: readonly Category[];
  /**
   * Defined if the whole page is selected and the search has further results. `count` is undefined if the platform
   * returns no total.
   */
  readonly matching: { readonly count: number | undefined } | null;
  readonly onChoose: (articles: readonly ArticleSummary[]) => void;
}

const ICON = { size: 16, 'aria-hidden': true } as const;

interface Act {
  readonly act: BulkAction['act'];
  readonly icon: typeof IconSend;
  readonly label: typeof m.help_center_publish;
  /** The action is offered only if a selected article has this status. */
  readonly of?: ArticleSummary['status'];
}

const ACTS: readonly Act[] = [
  { act: 'publish', icon: IconSend, label: m.help_center_publish },
  { act: 'move', icon: IconFolder, label: m.help_center_move },
  { act: 'draft', icon: IconSendOff, label: m.help_center_unpublish, of: 'published' },
  { act: 'restore', icon: IconArchiveOff, label: m.help_center_unarchive, of: 'archived' },
  { act: 'archive', icon: IconArchive, label: m.help_center_archive },
  { act: 'delete', icon: IconTrash, label: m.common_delete },
];

/** The bulk actions for the selected articles, and a button that selects all search results. */
export function ArticleBulkActions(props: ChosenArticlesProps) {
  const { portalSlug, search, articles, listed, categories, matching, onChoose } = props;
  const t = useT();
  const [act, setAct] = useState<BulkAction['act'] | null>(null);
  const { state, read, stop } = useMatchingArticles(portalSlug, search, (found) =>
    onChoose([...articles, ...found]),
  );
  const isReading = state.step === 'reading';
  const secondsLeft = useSecondsLeft((isReading && state.waitsUntil) || 0);
  const label = () => {
    if (!isReading) return t(m.help_center_chosen, { count: articles.length });
    if (secondsLeft > 0) return t(m.records_run_waits, { wait: formatWaitingTime(secondsLeft, t.language) });
    return t(m.records_reading, { read: state.read, total: state.total ?? '…' });
  };
  const acts = ACTS.filter(({ of }) => !of || articles.some(({ status }) => status === of));
  return (
    <>
      {state.step === 'failed' && <ProblemNotice error={state.error} purpose="read" />}
      <SelectionBar
        label={label()}
        onClear={() => {
          stop();
          onChoose([]);
        }}
      >
        {isReading && (
          <SelectionAction icon={<IconPlayerStop {...ICON} />} label={t(m.records_run_stop)} onClick={stop} />
        )}
        {!isReading && matching && (
          <SelectionAction
            icon={<IconChecks {...ICON} />}
            label={
              matching.count === undefined
                ? t(m.help_center_choose_every)
                : t(m.help_center_choose_matching, { count: matching.count })
            }
            onClick={read}
          />
        )}
        {!isReading &&
          acts.map(({ act: one, icon: Icon, label: actionLabel }) => (
            <SelectionAction
              key={one}
              icon={<Icon {...ICON} />}
              label={t(actionLabel)}
              onClick={() => setAct(one)}
            />
          ))}
      </SelectionBar>
      {act !== null && (
        <BulkDialog
          act={act}
          portalSlug={portalSlug}
          rows={articles}
          listed={listed}
          categories={categories}
          // Keeps the selection if the dialog was canceled.
          onClose={(hasRun) => {
            setAct(null);
            if (hasRun) onChoose([]);
          }}
        />
      )}
    </>
  );
}

/** Loads all pages of articles that match the search, because a bulk action needs a fixed list. */
function useMatchingArticles(
  portalSlug: string,
  { page: _, per_page: __, ...query }: ArticlesSearch,
  onFound: (articles: readonly ArticleSummary[]) => void,
) {
  const scope = useScope();
  const { state, start, stop } = useFullLoad();
  return {
    state,
    read: () =>
      void start(
        (tools) => readAllPages(scope, listArticles, { params: { portalSlug }, query }, tools),
        onFound,
      ),
    stop,
  };
}

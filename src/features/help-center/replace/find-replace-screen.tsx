import { Alert, Button, Group, Text } from '@mantine/core';
import { IconReplace, IconSearchOff } from '@tabler/icons-react';
import { lazyRouteComponent } from '@tanstack/react-router';
import { startTransition, useState } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { type Hit, MOST_HITS, type Sought } from '~/lib/article-hits';
import { pageOf } from '~/lib/page-meta';
import { ReadingStatus } from '~/records/reading-status';
import { EmptyState } from '~/ui/empty-state';
import { LazyParts } from '~/ui/lazy-parts';
import { PaginationBar } from '~/ui/pagination-bar';
import { SelectionAct, SelectionBar } from '~/ui/selection-bar';
import { PortalPage } from '../portal-page';
import { usePortalTexts } from '../use-portal-texts';
import { type Found, findHits } from './find-hits';
import { type ChosenHits, FoundArticles } from './found-articles';
import { chosenAgain, type KeptPlan, startedPlan } from './kept-plan';
import { SoughtForm } from './sought-form';
import { UnfinishedRun } from './unfinished-run';
import { useKeptPlans } from './use-kept-plans';

const ReplaceDialog = lazyRouteComponent(() => import('./replace-dialog'), 'ReplaceDialog');

const NONE: ChosenHits = new Set();
const PAGE_SIZES = [25, 50, 100];

/** Finds a text or a pattern in all articles of a portal, and replaces what is chosen of it. */
export function FindReplaceScreen({ portalSlug }: { readonly portalSlug: string }) {
  const t = useT();
  const { state, make, stop } = usePortalTexts(portalSlug);
  const [found, setFound] = useState<Found | null>(null);
  const [chosen, setChosen] = useState(NONE);
  const [isReplacing, setReplacing] = useState(false);
  /** How many articles of a run that was begun before can't be gone on with as they were. */
  const [changed, setChanged] = useState(0);
  /** The plan that was gone on with last, and how many were before. */
  const [resumed, setResumed] = useState<{ readonly plan: KeptPlan; readonly count: number }>();
  const { plans, former, begin, end, discard } = useKeptPlans(portalSlug);
  const [run, setRun] = useState('');
  const find = (sought: Sought, before?: KeptPlan) => {
    setFound(null);
    setChosen(NONE);
    setChanged(0);
    if (before) setResumed((last) => ({ plan: before, count: (last?.count ?? 0) + 1 }));
    setRun(before?.run ?? crypto.randomUUID());
    void make(
      (texts, signal) => findHits(texts, sought, signal),
      (now) => {
        // Two thousand hits are drawn a few at a time.
        startTransition(() => setFound(now));
        if (!before) return;
        const again = chosenAgain(before, now.articles);
        setChosen(new Set(again.hits));
        setChanged(again.changed);
      },
    );
  };
  const choose = (hits: readonly Hit[], isChosen: boolean) =>
    setChosen((now) => new Set(isChosen ? [...now, ...hits] : [...now].filter((hit) => !hits.includes(hit))));
  const rows = (found?.articles ?? []).flatMap(({ article, hits }) => {
    const own = hits.filter((hit) => chosen.has(hit));
    return own.length > 0 ? [{ article, hits: own }] : [];
  });
  const close = (hasRun: boolean) => {
    setReplacing(false);
    // What is left, and what was changed meanwhile, is found again.
    if (hasRun && found) find(found.sought);
  };
  return (
    <PortalPage
      portalSlug={portalSlug}
      title={t(m.editor_find)}
      section="/$workspace/help-center/$portalSlug/health"
      description={t(m.portal_replace_description)}
    >
      {plans
        .filter((plan) => !isReplacing || plan.run !== run)
        .map((plan) => (
          <UnfinishedRun
            key={plan.run}
            plan={plan}
            onContinue={() => find(plan.sought, plan)}
            onDiscard={() => discard(plan.run)}
          />
        ))}
      <SoughtForm
        key={resumed?.count ?? former?.run}
        initial={(resumed?.plan ?? former)?.sought}
        isSearching={state.step === 'reading'}
        onFind={find}
      />
      <ReadingStatus state={state} onStop={stop} />
      {changed > 0 && <Alert color="yellow">{t(m.portal_replace_changed, { count: changed })}</Alert>}
      {found && <Results portalSlug={portalSlug} found={found} chosen={chosen} onChoose={choose} />}
      {chosen.size > 0 && (
        <SelectionBar
          label={t(m.portal_replace_selected, { count: chosen.size })}
          onClear={() => setChosen(NONE)}
        >
          <SelectionAct
            icon={<IconReplace size={16} aria-hidden />}
            label={t(m.editor_find_replace)}
            onClick={() => setReplacing(true)}
          />
        </SelectionBar>
      )}
      {isReplacing && (
        <LazyParts asked={isReplacing}>
          <ReplaceDialog
            portalSlug={portalSlug}
            rows={rows}
            run={run}
            onStart={() => found && begin(startedPlan(run, found.sought, rows))}
            onEnded={(article) => end(run, article)}
            onClose={close}
          />
        </LazyParts>
      )}
    </PortalPage>
  );
}

interface ResultsProps {
  readonly portalSlug: string;
  readonly found: Found;
  readonly chosen: ChosenHits;
  readonly onChoose: (hits: readonly Hit[], isChosen: boolean) => void;
}

function Results({ portalSlug, found, chosen, onChoose }: ResultsProps) {
  const t = useT();
  const [page, setPage] = useState({ page: 1, per_page: 25 });
  const { articles, isCut, tooSlowIn } = found;
  if (tooSlowIn !== null)
    return <Alert color="yellow">{t(m.portal_replace_too_slow, { title: tooSlowIn })}</Alert>;
  if (articles.length === 0)
    return (
      <EmptyState
        icon={<IconSearchOff size={20} aria-hidden />}
        title={t(m.common_no_matches)}
        text={t(m.portal_replace_none_text)}
      />
    );
  const all = articles.flatMap(({ hits }) => hits);
  const { data, meta } = pageOf(articles, page);
  return (
    <>
      {isCut && <Alert color="yellow">{t(m.portal_replace_cut, { count: MOST_HITS })}</Alert>}
      <Group justify="space-between">
        <Text size="sm" role="status">
          {t(m.portal_replace_found, { hits: all.length, articles: articles.length })}
        </Text>
        <Button
          variant="default"
          size="compact-sm"
          disabled={chosen.size === all.length}
          onClick={() => onChoose(all, true)}
        >
          {t(m.portal_replace_select_all)}
        </Button>
      </Group>
      <FoundArticles
        key={`${page.page} ${page.per_page}`}
        portalSlug={portalSlug}
        articles={data}
        chosen={chosen}
        onChoose={onChoose}
      />
      <PaginationBar meta={meta} entries={data.length} pageSizes={PAGE_SIZES} onChange={setPage} />
    </>
  );
}

import { Alert, Button, Group, Text } from '@mantine/core';
import { IconHistory, IconReplace } from '@tabler/icons-react';
import { useState } from 'react';
import { getFormDraftKey } from '~/drafts/form-drafts';
import { usePersistedForm } from '~/drafts/use-persisted-form';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import type { SearchQuery } from '~/lib/text/article-hits';
import { isolateDirection } from '~/lib/text/isolate-direction';
import { UnrestoredTextsNotice } from '~/records/form/unrestored-texts-notice';
import { LoadStatus } from '~/records/list/load-status';
import type { RowState } from '~/records/run/process-rows';
import { hasSameValues } from '~/records/values';
import { useScope } from '~/session/scope-context';
import { moveFocusOnRemoval } from '~/ui/form/move-focus-on-removal';
import { createLazyPart } from '~/ui/page/create-lazy-part';
import { LazyPartBoundary } from '~/ui/page/lazy-part-boundary';
import { EmptyState } from '~/ui/table/empty-state';
import { SelectionAction, SelectionBar } from '~/ui/table/selection/selection-bar';
import { PortalPage } from '../portal-page';
import { type FinishedReplacement, ReplaceOutcome } from './replace-outcome';
import { ReplaceResults } from './replace-results';
import { EMPTY_SEARCH, FindReplaceForm } from './search-form';
import {
  createStoredReplaceRun,
  parseStoredReplaceRuns,
  removeFromReplaceRuns,
  type StoredReplaceRun,
  upsertStoredReplaceRun,
} from './stored-replace-run';
import { useFindReplace } from './use-find-replace';

const ReplaceDialog = createLazyPart(() => import('./replace-dialog'), 'ReplaceDialog');

/** Searches all articles of a portal for text or a pattern, and replaces the selected matches. */
export function FindReplaceScreen({ portalSlug }: { readonly portalSlug: string }) {
  const t = useT();
  const [typed, setTyped] = useState<SearchQuery>();
  const { reading, stop, found, chosen, changed, rows, run, find, findAnew, goOn, choose, clear, left } =
    useFindReplace(portalSlug, typed);
  const { draftKey, plans, former, begin, end, discard } = useStoredPlans(portalSlug);
  const [isReplacing, setReplacing] = useState(false);
  const [ended, setEnded] = useState<FinishedReplacement | null>(null);
  const sought = typed ?? left ?? former?.sought ?? EMPTY_SEARCH;
  // True if the form has changed since the search. The matches can't be replaced then.
  const isStale = found !== null && !hasSameValues(found.sought, sought);
  const close = (states: readonly RowState[] | null) => {
    setReplacing(false);
    if (!states || !found) return;
    setEnded({ sought: found.sought, states });
    findAnew(found.sought);
  };
  return (
    <PortalPage
      portalSlug={portalSlug}
      title={t(m.editor_find)}
      section={['/$workspace/help-center/$portalSlug/health', m.frame_health]}
    >
      <UnrestoredTextsNotice draftKey={draftKey} />
      {plans
        .filter((plan) => !isReplacing || plan.run !== run)
        .map((plan) => (
          <UnfinishedRun
            key={plan.run}
            plan={plan}
            onContinue={() => {
              setEnded(null);
              setTyped(plan.sought);
              goOn(plan);
            }}
            onDiscard={() => discard(plan.run)}
          />
        ))}
      <FindReplaceForm
        sought={sought}
        isSearching={reading.step === 'reading'}
        onChange={(change) => setTyped({ ...sought, ...change })}
        onFind={() => {
          setEnded(null);
          find(sought);
        }}
      />
      {ended && <ReplaceOutcome run={ended} />}
      <LoadStatus state={reading} onStop={stop} />
      {!found && !ended && plans.length === 0 && reading.step === 'idle' && (
        <EmptyState
          icon={<IconReplace size={20} aria-hidden />}
          title={t(m.portal_replace_start)}
          text={t(m.portal_replace_start_text)}
        />
      )}
      {isStale && <Alert color="yellow">{t(m.portal_replace_stale)}</Alert>}
      {changed > 0 && !isStale && (
        <Alert color="yellow">{t(m.portal_replace_changed, { count: changed })}</Alert>
      )}
      {found && !isStale && (
        <ReplaceResults
          portalSlug={portalSlug}
          found={found}
          isAfterRun={ended !== null}
          chosen={chosen}
          onChoose={choose}
        />
      )}
      {chosen.size > 0 && !isStale && (
        <SelectionBar label={t(m.portal_replace_selected, { count: chosen.size })} onClear={clear}>
          <SelectionAction
            icon={<IconReplace size={16} aria-hidden />}
            label={t(m.editor_find_replace)}
            onClick={() => setReplacing(true)}
          />
        </SelectionBar>
      )}
      {isReplacing && found && (
        <LazyPartBoundary asked={isReplacing}>
          <ReplaceDialog
            portalSlug={portalSlug}
            sought={found.sought}
            rows={rows}
            run={run}
            onStart={() => begin(createStoredReplaceRun(run, found.sought, rows))}
            onEnded={(article) => end(run, article)}
            onClose={close}
          />
        </LazyPartBoundary>
      )}
    </PortalPage>
  );
}

interface UnfinishedRunProps {
  readonly plan: StoredReplaceRun;
  readonly onContinue: () => void;
  readonly onDiscard: () => void;
}

function UnfinishedRun({ plan, onContinue, onDiscard }: UnfinishedRunProps) {
  const t = useT();
  const count = plan.articles.length;
  return (
    <Alert icon={<IconHistory size={18} aria-hidden />}>
      <Group justify="space-between" gap="xs">
        <Text size="sm">
          {t(m.portal_replace_unfinished, { find: isolateDirection(plan.sought.find), count })}
        </Text>
        <Group gap="xs">
          <Button size="compact-sm" onClick={onContinue}>
            {t(m.records_run_continue, { count })}
          </Button>
          <Button ref={moveFocusOnRemoval} variant="default" size="compact-sm" onClick={onDiscard}>
            {t(m.common_discard)}
          </Button>
        </Group>
      </Group>
    </Alert>
  );
}

const NONE: readonly StoredReplaceRun[] = [];

/**
 * Manages the portal's unfinished replacements, which are stored in this browser. `former` is the latest replacement
 * from an earlier visit.
 */
function useStoredPlans(portalSlug: string) {
  const scope = useScope();
  const [plans, setPlans] = useState(NONE);
  const [former, setFormer] = useState<StoredReplaceRun>();
  const draftKey = getFormDraftKey(scope, `replace ${portalSlug}`);
  usePersistedForm({
    draftKey,
    typed: plans.length > 0 ? plans : null,
    read: parseStoredReplaceRuns,
    join: (older, newer) => newer.reduce(upsertStoredReplaceRun, older),
    restore: (kept) => {
      setPlans(kept);
      setFormer(kept.at(-1));
    },
  });
  return {
    draftKey,
    plans,
    former,
    begin: (plan: StoredReplaceRun) => setPlans((now) => upsertStoredReplaceRun(now, plan)),
    end: (run: string, article: number) => setPlans((now) => removeFromReplaceRuns(now, run, article)),
    discard: (run: string) => setPlans((now) => now.filter((plan) => plan.run !== run)),
  };
}

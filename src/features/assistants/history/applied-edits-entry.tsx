import { Button, Group, Text } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { type AppliedEdits, storeEditsOutcome } from '~/drafts/applied-edits';
import * as m from '~/i18n/messages';
import { useFormatLocale, useT } from '~/i18n/use-t';
import { useScope } from '~/session/scope-context';
import { DifferenceView } from '~/ui/difference/difference-view';
import { useUnifiedDifference } from '~/ui/difference/use-difference';
import { showSuccessToast } from '~/ui/notice/toast';
import { runWhenIdle } from '~/ui/run-when-idle';
import { Tag } from '~/ui/text/tag';
import { TextWithArrows } from '~/ui/text/text-with-arrows';
import { Time } from '~/ui/time/time';
import { AssistantChangeCards } from '../comparison/assistant-change-cards';
import type { AppliedEditsMatch } from '../editing/carried-edits';
import { useAssistantEditing } from '../editing/editing-context';
import { findChangedPaths } from '../editing/rebase-edits';
import { notifyEditsStored } from '../editing/work-store';
import { EntryComment } from './entry-comment';
import own from './history.module.css';
import { revertAppliedChange } from './revert-applied-change';
import { getAppliedEntryId } from './store-applied';
import { type AppliedEditsSummary, summarizeAppliedEdits } from './summarize-applied-edits';
import { checkUnconfirmedEdits } from './use-applied-edits';

interface AppliedEditsEntryProps {
  readonly entry: AppliedEdits;
  /** True if the assistant currently has this version. */
  readonly isCurrent: boolean;
}

/** An applied version: number, time, effect and comment, with a button that reverts it by creating new edits. */
export function AppliedEditsEntry({ entry, isCurrent }: AppliedEditsEntryProps) {
  const t = useT();
  const language = useFormatLocale();
  const { slug } = useScope();
  const navigate = useNavigate();
  const { handle, work, assistantId, role, current, isReadOnly } = useAssistantEditing();
  // Hides the question about the outcome while the confirmation is still in flight.
  const isUnderWay = work.proposals.some(
    (one) => getAppliedEntryId(one) === entry.id && one.state.step === 'confirming',
  );
  const [isShown, setShown] = useState(false);
  const { at, number, state, before, after, diff } = entry;
  const restore = () => {
    const { edits } = handle.get();
    const base = edits.base ?? current;
    if (!base || !before || !after) return;
    const now = edits.edited ?? base;
    const edited = revertAppliedChange(now, before, after);
    if (findChangedPaths(now, edited).length > 0) {
      handle.change({ base, edited });
      const restored = handle.get().edits;
      const undo = () => {
        if (handle.get().edits === restored) handle.change(edits);
        else void handle.restore(edits, Date.now()).then(notifyEditsStored);
      };
      showSuccessToast({
        message: t(m.assistants_restored_before),
        actions: [{ label: t(m.common_undo), onClick: undo }],
      });
    }
    void navigate({
      to: '/$workspace/assistants/$assistantId/{-$part}',
      params: { workspace: slug, assistantId, part: 'review' },
      search: { role },
    });
  };
  return (
    <li className={own.entry}>
      <div className={own.line}>
        <span className={own.number}>{t(m.assistants_applied_number, { number })}</span>
        <Time value={new Date(at).toISOString()} />
        <Tag tone={state === 'applied' ? 'ok' : 'warn'}>
          {t(state === 'applied' ? m.assistants_state_applied : m.records_row_not_confirmed)}
        </Tag>
        {isCurrent && <Tag tone="info">{t(m.assistants_version_current)}</Tag>}
        <AppliedSummaryLine entry={entry} />
        <Button
          variant="default"
          size="compact-sm"
          aria-expanded={isShown}
          onClick={() => setShown(!isShown)}
        >
          {t(m.assistants_show_difference)}
        </Button>
        {before && after && current && !isReadOnly && (
          <Button variant="default" size="compact-sm" onClick={restore}>
            {t(m.assistants_restore_before)}
          </Button>
        )}
      </div>
      <EntryComment entry={entry} />
      {state === 'not-confirmed' && !isUnderWay && <Unsettled entry={entry} />}
      {isShown &&
        (before && after ? (
          <AssistantChangeCards
            label={t(m.assistants_version_applied, {
              number,
              time: new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'medium' }).format(
                at,
              ),
            })}
            before={before}
            after={after}
          />
        ) : (
          <PlatformDifference diff={diff} />
        ))}
    </li>
  );
}

function PlatformDifference({ diff }: { readonly diff: string }) {
  const t = useT();
  return <DifferenceView difference={useUnifiedDifference(diff)} label={t(m.assistants_changes_to_apply)} />;
}

const SEEN = {
  none: m.assistants_check_not_applied,
  unclear: m.assistants_check_unclear,
} as const satisfies Record<Exclude<AppliedEditsMatch, 'all'>, unknown>;

interface UnsettledProps {
  readonly entry: AppliedEdits;
}

/** Explains that the outcome of applied edits is unconfirmed, and lets the user enter it. */
function Unsettled({ entry }: UnsettledProps) {
  const t = useT();
  const carried = checkUnconfirmedEdits(entry, useAssistantEditing());
  const settle = (state: AppliedEdits['state'] | null) =>
    void storeEditsOutcome(entry.place, entry.id, state);
  // If the assistant contains all edits, the user doesn't have to answer, because `useMarkAppliedEdits` marks the entry
  // as applied.
  if (carried === 'all') return null;
  return (
    <Group gap="xs">
      <Text size="sm" flex="1 1 16rem">
        {t(carried ? SEEN[carried] : m.assistants_check_not_loaded)}
      </Text>
      <Button variant="default" size="compact-sm" onClick={() => settle('applied')}>
        {t(m.assistants_mark_applied)}
      </Button>
      <Button variant="default" size="compact-sm" onClick={() => settle(null)}>
        {t(m.assistants_mark_not_applied)}
      </Button>
    </Group>
  );
}

/**
 * A one-line summary of an applied change. Computed when the browser is idle, because comparing long prompts would
 * delay rendering the list.
 */
function AppliedSummaryLine({ entry: { id, before, after } }: { readonly entry: AppliedEdits }) {
  const t = useT();
  const [summary, setSummary] = useState<AppliedEditsSummary | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an entry's versions never change
  useEffect(() => {
    if (!before || !after) return;
    return runWhenIdle(() => setSummary(summarizeAppliedEdits(t, before, after)), 1000);
  }, [id, t]);
  if (!before || !after) return <p className={own.summary}>{t(m.assistants_applied_not_loaded)}</p>;
  if (!summary) return null;
  return (
    <p className={own.summary} dir="auto">
      <TextWithArrows text={summary.sentence} />
      {summary.more > 0 && ` · ${t(m.translations_and_more, { count: summary.more })}`}
    </p>
  );
}

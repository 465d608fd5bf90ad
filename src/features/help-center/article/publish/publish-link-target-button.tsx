import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { ArticleSummary } from '~/api/articles';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { formatWaitingTime } from '~/lib/time/wait-text';
import { isUnfinishedRow, WAITING_ROW } from '~/records/run/process-rows';
import { RowOutcomeLabel } from '~/records/run/row-outcome-label';
import { isRunning } from '~/records/run/run-state';
import { allArticlesQuery } from '~/resources/portal-queries';
import { useScope } from '~/session/scope-context';
import { BusyButton } from '~/ui/form/busy-button';
import { describeProblem } from '~/ui/notice/describe-problem';
import { useIsProblemOutdated } from '~/ui/notice/ended-problem';
import { useSecondsLeft } from '~/ui/time/use-seconds-left';
import { useBulkRun } from '../../articles/use-bulk-run';
import classes from '../conflict/review.module.css';

interface PublishLinkTargetButtonProps {
  readonly portalSlug: string;
  readonly target: ArticleSummary;
}

/** Publishes the draft that a link leads to, with the same checks and progress as a bulk action. */
export function PublishLinkTargetButton({ portalSlug, target }: PublishLinkTargetButtonProps) {
  const t = useT();
  const { refetch } = useQuery(allArticlesQuery(useScope(), portalSlug, {}, { isPatient: true }));
  const { state, start } = useBulkRun(portalSlug, { act: 'publish' });
  const secondsLeft = useSecondsLeft(state.waitsUntil ?? 0);
  const [row = WAITING_ROW] = state.rows;
  const isUnderWay = isRunning(state);
  const isBegun = row.step !== 'waiting';
  const isEnded = useIsProblemOutdated(state.error);
  const publish = async () => {
    await start([target]);
    // Refetches the list, because another user may have changed the article.
    await refetch();
  };
  const outcomeRef = useRef<HTMLDivElement>(null);
  // After the run, moves the focus to the outcome if the focused button was disabled.
  useEffect(() => {
    if (isBegun && document.activeElement === document.body)
      outcomeRef.current?.focus({ preventScroll: true });
  });
  return (
    <>
      <BusyButton
        variant="default"
        size="compact-sm"
        loading={isUnderWay}
        disabled={!isUnderWay && !isUnfinishedRow(row)}
        onClick={() => void publish()}
      >
        {isBegun && !isUnderWay && isUnfinishedRow(row)
          ? t(m.records_run_continue, { count: 1 })
          : t(m.help_center_fix_link_publish)}
      </BusyButton>
      <div ref={outcomeRef} role="status" tabIndex={-1} className={classes.told}>
        {isBegun && !isUnderWay && <RowOutcomeLabel state={row} />}
        {secondsLeft > 0 && (
          <Text size="xs">
            {t(m.records_run_paused, { wait: formatWaitingTime(secondsLeft, t.language) })}
          </Text>
        )}
        {!isBegun && state.error && !isEnded && (
          <Text size="xs">
            {t(m.records_row_not_sent, { problem: describeProblem(t, state.error, 'read').title })}
          </Text>
        )}
      </div>
    </>
  );
}

import { ActionIcon, Button } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { getAssistant } from '~/api/assistants';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useScope } from '~/session/scope-context';
import { useIsRecordReadable } from '~/session/use-operation-availability';
import { BusyButton } from '~/ui/form/busy-button';
import { PanelBottom } from '~/ui/overlay/panel-bottom';
import { useAssistantEditing } from '../editing/editing-context';
import { canComputeResult } from '../editing/expected-difference';
import { canConfirmProposal, type ProposalState } from '../proposal/proposal-state';
import classes from './review.module.css';
import type { ReviewComparison } from './use-review-comparison';

interface ReviewFooterProps {
  readonly comparison: ReviewComparison;
  /** The number of changes that the platform itself makes. */
  readonly byPlatform: number;
  /** True if the diff is visible. */
  readonly isShown: boolean;
  readonly onCompare: () => void;
  readonly onApply: () => void;
}

/**
 * States in which a comparison can no longer be applied. The user must then start a new comparison with the current
 * content.
 */
const ENDED = ['not-proposed', 'lapsed', 'stale', 'overtaken'] as const satisfies ProposalState['step'][];

/** Moves the focus to the next or previous change, and wraps around at the end. */
function step(by: 1 | -1): void {
  const cards = [...document.querySelectorAll<HTMLElement>('[data-change]')];
  const at = cards.findIndex((card) => card.contains(document.activeElement));
  const next = cards[at === -1 ? (by === 1 ? 0 : cards.length - 1) : (at + by + cards.length) % cards.length];
  next?.focus({ preventScroll: true });
  next?.scrollIntoView({ block: 'start' });
}

/** A footer that is always visible, with the number of changes to apply and the button that applies them. */
export function ReviewFooter({ comparison, byPlatform, isShown, onCompare, onApply }: ReviewFooterProps) {
  const t = useT();
  const { slug } = useScope();
  const { assistantId, role, changes } = useAssistantEditing();
  const canRead = useIsRecordReadable(getAssistant);
  const { record, isCurrent, included } = comparison;
  const state = record?.state;
  const canApply = isCurrent && state !== undefined && canConfirmProposal(state) && isShown;
  // True if the outcome can't be determined. Only a new comparison can then show the remaining differences.
  const isUndecidable = record?.state.step === 'undecided' && !(canRead && canComputeResult(record.edits));
  const hasEnded = isUndecidable || (isCurrent && ENDED.some((step) => step === state?.step));
  const isOpen = state?.step === 'unknown';
  const amount = { included, count: changes.length };
  return (
    <PanelBottom className={classes.footer}>
      <span role="status" className={classes.amount}>
        <strong>{t(m.assistants_included_count, amount)}</strong>{' '}
        {byPlatform > 0 && `${t(m.assistants_included_count_platform, { count: byPlatform })} `}
        {included < changes.length && <span className={classes.stays}>{t(m.assistants_excluded_stay)}</span>}
      </span>
      <ActionIcon.Group className={classes.steps}>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="input-sm"
          aria-keyshortcuts="["
          aria-label={t(m.difference_previous)}
          title={`${t(m.difference_previous)} ([)`}
          onClick={() => step(-1)}
        >
          <IconChevronUp size={16} aria-hidden />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="input-sm"
          aria-keyshortcuts="]"
          aria-label={t(m.difference_next)}
          title={`${t(m.difference_next)} (])`}
          onClick={() => step(1)}
        >
          <IconChevronDown size={16} aria-hidden />
        </ActionIcon>
      </ActionIcon.Group>
      <Button
        variant="default"
        renderRoot={(props) => (
          <Link
            to="/$workspace/assistants/$assistantId/{-$part}"
            params={{ workspace: slug, assistantId, part: 'prompt' }}
            search={{ role }}
            {...props}
          />
        )}
      >
        {t(m.help_center_keep_editing)}
      </Button>
      {hasEnded ? (
        <Button onClick={onCompare}>{t(m.assistants_review_again)}</Button>
      ) : (
        <BusyButton
          disabled={!canApply && !(isOpen && record)}
          loading={state?.step === 'confirming'}
          onClick={onApply}
        >
          {isOpen ? t(m.assistants_confirm_again) : t(m.assistants_confirm, { count: included })}
        </BusyButton>
      )}
    </PanelBottom>
  );
}

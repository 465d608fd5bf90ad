// What became of the last attempt to save or create a record, beyond what its fields and its button say.
import { Alert, Button, Group, Loader, Stack, Text } from '@mantine/core';
import { IconAlertTriangle, IconUsers } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import * as m from '~/i18n/messages';
import { type T, useT } from '~/i18n/use-t';
import { bringIntoSight } from '~/ui/in-sight';
import { ProblemNotice } from '~/ui/problem-notice';
import { type ScreenState, screenState, type WriteState } from './write-state';

/** `creation-of-unique`: the platform takes no second record of its key. */
type Purpose = 'save' | 'creation' | 'creation-of-unique';

export interface SaveNoticeProps<Stored> {
  readonly state: WriteState<Stored>;
  readonly purpose: Purpose;
  readonly onCheckAgain: () => void;
  /** Both versions, and what can be done with them. */
  readonly conflict?: (present: Stored) => ReactNode;
  /** What can be done with what was typed where the record is gone. */
  readonly gone?: ReactNode;
  /** Where the platform stored something else: the fields, and what it holds. */
  readonly differing?: (stored: Stored, fields: readonly string[]) => ReactNode;
}

const COLORS: Record<ScreenState, string> = {
  saving: 'gray',
  saved: 'yellow',
  'not-sent': 'yellow',
  refused: 'yellow',
  'not-confirmed': 'yellow',
};

/** A refusal is told by the form: on its fields, and the rest above its button. A success as it was typed is told by a toast. */
export function SaveNotice<Stored>(props: SaveNoticeProps<Stored>) {
  const { state, purpose, onCheckAgain, conflict, gone, differing } = props;
  const t = useT();
  const shown = screenState(state);
  if (shown === null || state.step === 'idle' || state.step === 'refused') return null;
  if (shown === 'saving') {
    return (
      <Group gap="xs" role="status">
        <Loader size="xs" aria-hidden />
        <Text size="sm">{progressSentence(t, state.step)}</Text>
      </Group>
    );
  }
  if (state.step === 'not-sent') {
    const meaning = { title: t(m.records_not_sent_title), text: t(m.records_not_sent) };
    return (
      <div ref={bringIntoSight}>
        <ProblemNotice error={state.error} purpose="read" meaning={meaning} />
      </div>
    );
  }
  if (state.step === 'saved' && state.differing.length === 0) return null;
  const { title, text } = sentences(t, state, purpose);
  const isConflict = state.step === 'conflict' && !state.wasSent;
  const Icon = isConflict ? IconUsers : IconAlertTriangle;
  return (
    <Alert
      key={state.step}
      ref={bringIntoSight}
      icon={<Icon size={18} aria-hidden />}
      color={isConflict ? 'blue' : COLORS[shown]}
      role={shown === 'saved' ? 'status' : 'alert'}
      {...(title && { title })}
      styles={NARROW}
    >
      <Stack gap="sm" align="stretch">
        <Text size="sm">{text}</Text>
        {state.step === 'conflict' && conflict?.(state.present)}
        {state.step === 'gone' && gone}
        {state.step === 'saved' && differing?.(state.stored, state.differing)}
        {state.step === 'unknown' && (
          <Group>
            <Button variant="default" size="compact-sm" onClick={onCheckAgain}>
              {t(m.records_check_again)}
            </Button>
          </Group>
        )}
      </Stack>
    </Alert>
  );
}

/** A table of both versions scrolls inside; it doesn't widen the notice. */
const NARROW = { body: { minWidth: 0 } };

const progressSentence = (t: T, step: WriteState<unknown>['step']): string => {
  if (step === 'checking') return t(m.records_checking);
  return step === 'sending' ? t(m.common_saving) : t(m.records_checking_outcome);
};

interface Sentences {
  readonly title?: string;
  readonly text: string;
}

function sentences(t: T, state: WriteState<unknown>, purpose: Purpose): Sentences {
  switch (state.step) {
    case 'unchanged':
      return { text: t(m.records_unchanged) };
    case 'saved':
      return { title: t(m.records_differs_title), text: t(m.records_differs) };
    case 'conflict':
      return state.wasSent
        ? { title: t(m.records_not_confirmed_title), text: t(m.records_conflict_lost) }
        : { title: t(m.records_conflict_title), text: t(m.records_conflict) };
    case 'gone':
      return { title: t(m.records_gone_title), text: t(m.records_gone) };
    case 'not-applied':
      return { title: t(m.records_not_sent_title), text: t(NOT_APPLIED[purpose]) };
    case 'unknown': {
      const text = purpose === 'save' ? m.records_unknown : m.records_unknown_creation;
      return { title: t(m.records_not_confirmed_title), text: t(text) };
    }
    case 'idle':
    case 'not-sent':
    case 'refused':
    case 'checking':
    case 'sending':
    case 'checking-outcome':
      return { text: '' };
  }
}

const NOT_APPLIED = {
  save: m.records_not_applied,
  creation: m.records_not_created,
  'creation-of-unique': m.records_not_created_unique,
} as const;

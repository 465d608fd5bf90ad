// A notice about the outcome of the last attempt to save or create a record. It covers outcomes that the fields and the
// button don't show.
import { Text } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import * as m from '~/i18n/messages';
import { type Translator, useT } from '~/i18n/use-t';
import { toObject } from '~/lib/json/json';
import { Banner } from '~/ui/notice/banner';
import { ProblemNotice } from '~/ui/notice/problem-notice';
import { scrollIntoViewOnMount } from '~/ui/table/in-sight';
import { TimeSentence } from '~/ui/time/time-sentence';
import type { WriteState } from '../write-state';
import { NotConfirmedNotice } from './not-confirmed-notice';

/** The purpose of the write. With `creation-of-unique`, the platform rejects a second record with the same key. */
type Purpose = 'save' | 'creation' | 'creation-of-unique';

export interface SaveNoticeProps<Stored> {
  readonly state: WriteState<Stored>;
  readonly purpose: Purpose;
  /** True if the form is on a page, where an unconfirmed write is shown at the bottom. */
  readonly isPage?: boolean | undefined;
  readonly onCheckNow: () => void;
  /** Renders the actions for resolving a conflict. */
  readonly conflict?: (present: Stored) => ReactNode;
  /** Actions that the user can take with the typed values if the record was deleted. */
  readonly gone?: ReactNode;
  /** Renders the fields that the platform stored differently. */
  readonly differing?: (stored: Stored, fields: readonly string[]) => ReactNode;
}

/**
 * Shows outcomes that need the user's attention. Rejections and progress are shown by the form, and success by a toast.
 */
export function SaveNotice<Stored>(props: SaveNoticeProps<Stored>) {
  const { state, purpose, isPage, onCheckNow, conflict, gone, differing } = props;
  const t = useT();
  switch (state.step) {
    case 'idle':
    case 'refused':
    case 'checking':
    case 'sending':
      return null;
    case 'checking-outcome':
    case 'unknown': {
      const isSave = purpose === 'save';
      return (
        <>
          <Refusal state={state} />
          <NotConfirmedNotice
            title={t(isSave ? m.records_unknown_title : m.records_unknown_creation_title)}
            text={t(isSave ? m.records_unknown : m.records_unknown_creation)}
            isChecking={state.step === 'checking-outcome'}
            isBar={isPage}
            onCheckNow={onCheckNow}
          />
        </>
      );
    }
    case 'not-sent': {
      const meaning = {
        title: t(m.records_not_sent_title),
        text: t(purpose === 'creation' ? m.records_creation_not_sent : m.records_not_sent),
      };
      return (
        <div ref={scrollIntoViewOnMount}>
          <ProblemNotice error={state.error} purpose="read" meaning={meaning} />
        </div>
      );
    }
    case 'conflict':
      return (
        <Notice
          isConflict={!state.wasSent}
          {...conflictSentences(t, state)}
          more={!state.wasSent && <LastUpdateTime stored={state.present} />}
          beside={conflict?.(state.present)}
        />
      );
    case 'gone':
      return (
        <Notice
          title={t(m.records_no_longer_exists_title)}
          text={t(state.wasSent ? m.records_no_longer_exists_unconfirmed : m.records_no_longer_exists)}
        >
          {gone}
        </Notice>
      );
    case 'not-applied':
      return (
        <>
          <Refusal state={state} />
          <Notice title={t(m.records_not_applied_title)} text={t(NOT_APPLIED[purpose])} />
        </>
      );
    case 'unchanged':
      return <Notice isSaved text={t(m.records_unchanged)} />;
    case 'saved':
      if (state.differing.length === 0) return null;
      return (
        <Notice isSaved title={t(m.records_differs_title)} text={t(m.records_differs)}>
          {differing?.(state.stored, state.differing)}
        </Notice>
      );
  }
}

/** Shows why the platform rejected a later attempt while the outcome of the earlier attempt is still unknown. */
const Refusal = ({ state }: { readonly state: WriteState<unknown> }) =>
  'refusal' in state && state.refusal && <ProblemNotice error={state.refusal} purpose="later-write" />;

const conflictSentences = (t: Translator, { wasSent }: { readonly wasSent: boolean }) =>
  wasSent
    ? { title: t(m.records_not_confirmed_title), text: t(m.records_conflict_unconfirmed) }
    : { title: t(m.records_conflict_title), text: t(m.records_conflict) };

const NOT_APPLIED = {
  save: m.records_not_applied,
  creation: m.records_not_created,
  'creation-of-unique': m.records_not_created_unique,
} as const;

/** Shows when the stored record was last updated. */
export function LastUpdateTime({ stored }: { readonly stored: unknown }) {
  const at = toObject(stored)?.updated_at;
  if (typeof at !== 'string') return null;
  return (
    <Text span size="sm" c="dimmed">
      <TimeSentence message={m.common_updated_at} value={at} />
    </Text>
  );
}

interface NoticeProps {
  readonly title?: string;
  readonly text: string;
  readonly isConflict?: boolean;
  readonly isSaved?: boolean;
  /** Content after the text. */
  readonly more?: ReactNode;
  /** Actions, placed at the end of the text if there is room. */
  readonly beside?: ReactNode;
  readonly children?: ReactNode;
}

function Notice(props: NoticeProps) {
  const { title, text, isConflict = false, isSaved = false, more, beside, children } = props;
  return (
    <Banner
      ref={scrollIntoViewOnMount}
      icon={isConflict && <IconUsers size={16} aria-hidden />}
      tone={isConflict ? 'info' : 'warn'}
      role={isSaved ? 'status' : 'alert'}
      title={title}
      actions={beside}
      below={children}
    >
      {text} {more}
    </Banner>
  );
}

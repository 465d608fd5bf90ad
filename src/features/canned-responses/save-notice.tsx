import { Alert, Button, Group, Loader, Stack, Text } from '@mantine/core';
import type { CannedResponse } from '~/api/canned-responses';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { CopyButton } from '~/ui/copy-button';
import { ProblemNotice } from '~/ui/problem-notice';
import type { CannedResponseValues } from './changes';
import classes from './save-notice.module.css';
import type { SaveState } from './save-state';

interface SaveNoticeProps {
  readonly state: SaveState;
  /** What stands in the fields now: also what was typed after the attempt. */
  readonly typed: CannedResponseValues;
  readonly purpose: 'create' | 'edit';
  readonly onLookUp: () => void;
  readonly onOverwrite?: (seen: CannedResponse) => void;
  readonly onSaveUnseen?: () => void;
  readonly onDiscard?: () => void;
}

/** What became of an attempt that was neither done nor plainly refused, and what can be done about it. */
export function SaveNotice(props: SaveNoticeProps) {
  const { state, typed, purpose, onLookUp, onOverwrite, onSaveUnseen, onDiscard } = props;
  const t = useT();
  switch (state.step) {
    case 'editing':
    case 'sending':
    case 'failed':
    case 'taken':
      return null;
    case 'looking-up':
      return (
        <Group gap="xs" role="status">
          <Loader size="xs" aria-hidden />
          <Text size="sm">{t(m.canned_responses_looking_up)}</Text>
        </Group>
      );
    case 'no-trace':
      return (
        <Alert color="yellow" role="alert" title={t(m.canned_responses_not_saved_title)}>
          {t(purpose === 'create' ? m.canned_responses_not_saved_create : m.canned_responses_not_saved_edit)}
        </Alert>
      );
    case 'unknown':
      return (
        <Alert color="red" role="alert" title={t(m.errors_outcome_unknown_title)}>
          <Stack gap="xs" align="flex-start">
            <Text size="sm">{t(m.canned_responses_outcome_unknown)}</Text>
            <Button variant="default" onClick={onLookUp}>
              {t(m.canned_responses_look_up)}
            </Button>
          </Stack>
        </Alert>
      );
    case 'not-sent':
      return (
        <>
          <Alert color="yellow" role="alert" title={t(m.canned_responses_not_sent_title)}>
            {t(m.canned_responses_not_sent)}
          </Alert>
          <ProblemNotice error={state.error} purpose="read" />
        </>
      );
    case 'gone':
      return (
        <Alert color="yellow" role="alert" title={t(m.canned_responses_gone_title)}>
          <Stack gap="xs" align="flex-start">
            <Text size="sm">{t(m.canned_responses_gone_text)}</Text>
            <Group gap="xs">
              <CopyButton
                value={typed.content}
                label={t(m.canned_responses_copy)}
                copiedLabel={t(m.canned_responses_copied)}
                describedAs={t(m.canned_responses_copy)}
              />
              <Button variant="default" size="compact-xs" onClick={onSaveUnseen}>
                {t(m.canned_responses_save_mine)}
              </Button>
            </Group>
          </Stack>
        </Alert>
      );
    case 'conflict': {
      const { present } = state;
      return (
        <Alert color="yellow" role="alert" title={t(m.canned_responses_conflict_title)}>
          <Stack gap="sm">
            <Text size="sm">{t(m.canned_responses_conflict_text)}</Text>
            <div className={classes.sides}>
              <Side title={t(m.canned_responses_theirs)} values={present} />
              <Side title={t(m.canned_responses_yours)} values={typed} />
            </div>
            <Group gap="xs">
              <Button variant="default" onClick={() => onOverwrite?.(present)}>
                {t(m.canned_responses_save_mine)}
              </Button>
              <Button variant="default" onClick={onDiscard}>
                {t(m.canned_responses_take_theirs)}
              </Button>
            </Group>
          </Stack>
        </Alert>
      );
    }
  }
}

function Side({ title, values }: { readonly title: string; readonly values: CannedResponseValues }) {
  return (
    <section className={classes.side} aria-label={title}>
      <Text size="sm" fw={600}>
        {title}
      </Text>
      <Text size="sm" ff="monospace" className="raw-text">
        {values.short_code}
      </Text>
      <Text size="sm" className="raw-text" dir="auto">
        {values.content}
      </Text>
    </section>
  );
}

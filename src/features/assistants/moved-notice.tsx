import { Alert, Button, List, Stack, Text } from '@mantine/core';
import { useEffect, useRef } from 'react';
import type { AssistantContent } from '~/drafts/assistant-drafts';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { DifferenceView } from '~/ui/difference/difference-view';
import { useTextDifference } from '~/ui/difference/use-difference';
import classes from './assistants.module.css';
import { contentLines } from './expected-difference';
import { focusAtTop } from './focus-at-top';

interface MovedNoticeProps {
  readonly base: AssistantContent;
  readonly newer: AssistantContent;
  /** Paths that both sides changed. */
  readonly both: readonly string[];
  /** All that was edited stands there already, for example by a confirmation that this page didn't see end. */
  readonly isDone: boolean;
  /** The published assistant that the edits were begun on, where they were brought to its draft. */
  readonly broughtFrom: string | null;
  /** It answers what the person just asked for: the reader is brought here. */
  readonly isAnswer: boolean;
  readonly onCarryOver: () => void;
}

/** Someone else changed the assistant, or this is the draft of another: what differs, and the person's edits carried over by their own choice. */
export function MovedNotice(props: MovedNoticeProps) {
  const { base, newer, both, isDone, broughtFrom, isAnswer, onCarryOver } = props;
  const t = useT();
  const notice = useRef<HTMLDivElement>(null);
  const difference = useTextDifference(contentLines(base), contentLines(newer));
  useEffect(() => {
    if (isAnswer) focusAtTop(notice.current);
  }, [isAnswer]);
  return (
    <Alert
      ref={notice}
      tabIndex={-1}
      className={classes.answer}
      color="yellow"
      title={broughtFrom === null ? t(m.assistants_moved) : t(m.assistants_brought, { id: broughtFrom })}
    >
      <Stack gap="sm" align="stretch">
        <Text size="sm">{t(broughtFrom === null ? m.assistants_moved_text : m.assistants_brought_text)}</Text>
        {isDone && <Text size="sm">{t(m.assistants_moved_done)}</Text>}
        {both.length > 0 && (
          <>
            <Text size="sm">{t(m.assistants_moved_both)}</Text>
            <List size="sm">
              {both.map((path) => (
                <List.Item key={path}>{path}</List.Item>
              ))}
            </List>
          </>
        )}
        <DifferenceView difference={difference} label={t(m.assistants_moved_difference)} />
        <Button w="fit-content" onClick={onCarryOver}>
          {t(m.assistants_carry_over)}
        </Button>
      </Stack>
    </Alert>
  );
}

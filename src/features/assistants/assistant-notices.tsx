import { Alert, Anchor, Stack, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { getAssistantText } from '~/api/assistants';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useScope } from '~/session/scope-context';
import { useOperationAvailability } from '~/session/use-operation-availability';
import classes from './assistants.module.css';
import { useAssistantEditing } from './editing/editing-context';
import { ImpossibleChangesNotice } from './editing/impossible-changes-notice';
import { StorageNotice } from './editing/storage-notice';
import { PublishedAssistantNotice } from './published-assistant-notice';

/** Notices about the assistant or its unsaved edits, shown on every tab. */
export function AssistantNotices() {
  const t = useT();
  const { slug } = useScope();
  const { assistantId, role, part, reading, handle, work, impossible, isReadOnly, rebased } =
    useAssistantEditing();
  const canReadText = useOperationAvailability(getAssistantText) === 'on';
  const isReviewing = part === 'review';
  return (
    <div className={classes.notices}>
      <StorageNotice handle={handle} work={work} />
      {isReadOnly && <PublishedAssistantNotice />}
      {reading === null && <Text size="sm">{t(m.assistants_loading_off)}</Text>}
      {reading !== null && !canReadText && <Text size="sm">{t(m.assistants_long_texts_off)}</Text>}
      {rebased && !isReviewing && !isReadOnly && (
        <Alert color="yellow" role="status">
          <Stack gap={4} align="flex-start">
            <Text size="sm">
              {work.edits.broughtFrom === null
                ? t(m.assistants_changed_meanwhile)
                : t(m.assistants_moved_to_draft, { id: work.edits.broughtFrom })}
            </Text>
            <Anchor
              size="sm"
              renderRoot={(props) => (
                <Link
                  to="/$workspace/assistants/$assistantId/{-$part}"
                  params={{ workspace: slug, assistantId, part: 'review' }}
                  search={{ role }}
                  {...props}
                />
              )}
            >
              {t(m.assistants_changed_meanwhile_continue)}
            </Anchor>
          </Stack>
        </Alert>
      )}
      <ImpossibleChangesNotice impossible={impossible} />
    </div>
  );
}

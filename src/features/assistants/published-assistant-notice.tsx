import { Alert, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { type Assistant, proposeNewAssistant } from '~/api/assistants';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useOperationAvailability } from '~/session/use-operation-availability';
import { DraftCreation } from './draft-creation';
import { useAssistantEditing } from './editing/editing-context';
import { hasUnsavedInput } from './editing/edits';
import type { LoadedAssistant } from './use-assistant';
import { useAssistantCounterpart } from './use-assistant-counterpart';

/** Explains that a published assistant is read-only, and links to its draft or offers to create one. */
export function PublishedAssistantNotice() {
  const { reading } = useAssistantEditing();
  const draft = useAssistantCounterpart(reading?.assistant);
  return reading && draft !== undefined && <Notice reading={reading} draft={draft} />;
}

interface NoticeProps {
  readonly reading: LoadedAssistant;
  readonly draft: Assistant | null;
}

function Notice({ reading, draft }: NoticeProps) {
  const t = useT();
  const { role, work } = useAssistantEditing();
  const canCreate = useOperationAvailability(proposeNewAssistant) === 'on';
  // Remembers that no draft existed at first, so that the result stays visible after the user creates a draft.
  const [isAlone] = useState(draft === null);
  return (
    <Alert>
      <Stack gap="sm" align="flex-start">
        <Text size="sm">{t(draft ? m.assistants_published_text : m.assistants_published_without_draft)}</Text>
        {hasUnsavedInput(work.edits) && (
          <Text size="sm">{t(draft ? m.assistants_will_move_to_draft : m.assistants_edits_stay)}</Text>
        )}
        {isAlone && canCreate && (
          <DraftCreation assistant={reading.assistant} role={role} content={reading.content} />
        )}
        {!draft && !canCreate && <Text size="sm">{t(m.assistants_creation_off)}</Text>}
      </Stack>
    </Alert>
  );
}

import { Alert, Stack, Text } from '@mantine/core';
import { proposeNewAssistant } from '~/api/assistants';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useOperationAvailability } from '~/session/use-operation-availability';
import { DraftCreation } from './draft-creation';
import { DraftLink } from './draft-link';
import type { LoadedAssistant } from './use-assistant';

interface DraftRequiredNoticeProps {
  readonly assistantId: string;
  readonly role: string | undefined;
  /** The ID of the draft, if the platform returned one. */
  readonly draftId: string | null;
  readonly reading: LoadedAssistant | null;
}

/**
 * Explains that a published assistant can't be edited. Offers to create a draft, or links to the existing draft and
 * moves unsaved edits there.
 */
export function DraftRequiredNotice({ assistantId, role, draftId, reading }: DraftRequiredNoticeProps) {
  const t = useT();
  const canCreate = useOperationAvailability(proposeNewAssistant) === 'on';
  return (
    <Alert color="yellow" title={t(m.assistants_draft_required)}>
      <Stack gap="sm" align="flex-start">
        {draftId !== null ? (
          <>
            <Text size="sm">{t(m.assistants_will_move_to_draft)}</Text>
            <DraftLink publishedId={assistantId} draftId={draftId} role={role}>
              {t(m.assistants_open_draft, { id: draftId })}
            </DraftLink>
          </>
        ) : canCreate && reading ? (
          <>
            <Text size="sm">{t(m.assistants_no_draft)}</Text>
            <DraftCreation assistant={reading.assistant} role={role} content={reading.content} />
          </>
        ) : (
          <Text size="sm">
            {t(m.assistants_no_draft)} {t(m.assistants_creation_off)}
          </Text>
        )}
      </Stack>
    </Alert>
  );
}

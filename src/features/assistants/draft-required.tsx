import { Alert, Anchor, Stack, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { Assistant } from '~/api/assistants';
import { proposeCreate } from '~/api/assistants';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useScope } from '~/session/scope-context';
import { useAvailability } from '~/session/use-availability';
import type { AssistantContent } from './assistant-edits';
import { DraftCreation } from './draft-creation';

interface DraftRequiredProps {
  /** The paired draft, where the platform named one. */
  readonly draftAssistantId: string | null;
  readonly assistant: Assistant | null;
  readonly content: AssistantContent | null;
}

/** A published assistant takes no edits: leads to its draft, or offers to create one. */
export function DraftRequired({ draftAssistantId, assistant, content }: DraftRequiredProps) {
  const t = useT();
  const { slug } = useScope();
  const canCreate = useAvailability(proposeCreate) === 'on';
  return (
    <Alert color="orange" title={t(m.assistants_draft_required)} role="alert">
      <Stack gap="sm" align="flex-start">
        {draftAssistantId !== null ? (
          <Anchor
            renderRoot={(props) => (
              <Link
                to="/$workspace/assistants/$assistantId"
                params={{ workspace: slug, assistantId: draftAssistantId }}
                {...props}
              />
            )}
          >
            {t(m.assistants_open_draft, { id: draftAssistantId })}
          </Anchor>
        ) : (
          <>
            <Text size="sm">{t(m.assistants_no_draft)}</Text>
            {canCreate && assistant && content ? (
              <DraftCreation assistant={assistant} content={content} />
            ) : (
              <Text size="sm">{t(m.assistants_creation_off)}</Text>
            )}
          </>
        )}
      </Stack>
    </Alert>
  );
}

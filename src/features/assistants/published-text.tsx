import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type Assistant, assistantsQuery, listAssistants } from '~/api/assistants';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useScope } from '~/session/scope-context';
import { useAvailability } from '~/session/use-availability';
import { pairOf } from './assistant-kind';
import { DraftLink } from './draft-link';

interface PublishedTextProps {
  readonly assistant: Assistant;
  readonly role: string | undefined;
}

/** A published assistant is edited through its draft: which one that is, where the list tells. */
export function PublishedText({ assistant, role }: PublishedTextProps) {
  const t = useT();
  const canList = useAvailability(listAssistants) === 'on';
  const { data } = useQuery({ ...assistantsQuery(useScope()), enabled: canList });
  const draft = data && pairOf(assistant, data.data);
  return (
    <Text size="sm">
      {t(m.assistants_published_text)}{' '}
      {draft && (
        <DraftLink publishedId={assistant.id} draftId={draft.id} role={role}>
          {t(m.assistants_open_draft, { id: draft.id })}
        </DraftLink>
      )}
    </Text>
  );
}

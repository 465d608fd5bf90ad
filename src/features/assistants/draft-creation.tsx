import { Alert, Button, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { type Assistant, creationConfirmation, creationProposal } from '~/api/assistants';
import { mayHaveHappened } from '~/api/http/api-error';
import type { AssistantContent } from '~/drafts/assistant-drafts';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useScope } from '~/session/scope-context';
import { differenceModel } from '~/ui/difference/difference-model';
import { DifferenceView } from '~/ui/difference/difference-view';
import { ProblemNotice } from '~/ui/problem-notice';
import { DraftLink } from './draft-link';
import { wholeConfig } from './expected-difference';
import { stubsOf } from './stub';

interface DraftCreationProps {
  readonly role: string | undefined;
  readonly assistant: Assistant;
  readonly content: AssistantContent;
}

/** Creates a draft of a published assistant: proposed, looked at, confirmed once. Confirming consumes the proposal. */
export function DraftCreation({ assistant, role, content }: DraftCreationProps) {
  const t = useT();
  const scope = useScope();
  const [proposed, setProposed] = useState(0);
  const proposal = useMutation(creationProposal(scope));
  const confirmation = useMutation(creationConfirmation(scope));
  const config = wholeConfig(content);
  if (stubsOf(config).length > 0) return <Text size="sm">{t(m.assistants_creation_unread)}</Text>;

  const propose = () => {
    const name = t(m.assistants_draft_name, { name: content.name ?? assistant.id });
    const body = {
      name,
      description: content.description,
      config,
      metadata: { productionAssistantId: assistant.id },
    };
    confirmation.reset();
    proposal.mutate({ body }, { onSuccess: () => setProposed((times) => times + 1) });
  };
  if (confirmation.data) {
    return (
      <DraftLink publishedId={assistant.id} draftId={confirmation.data.id} role={role}>
        {t(m.assistants_draft_created)}
      </DraftLink>
    );
  }
  const isUnknown = confirmation.error !== null && mayHaveHappened(confirmation.error);
  return (
    <Stack gap="sm" w="100%">
      {!proposal.data && (
        <Button w="fit-content" loading={proposal.isPending} onClick={propose}>
          {t(m.assistants_propose_draft)}
        </Button>
      )}
      {proposal.error && <ProblemNotice error={proposal.error} purpose="read" />}
      {proposal.data && <Preview key={proposed} diff={proposal.data.diff} />}
      {confirmation.error && <ProblemNotice error={confirmation.error} purpose="write" />}
      {isUnknown && <Alert color="orange">{t(m.assistants_creation_unknown)}</Alert>}
      {proposal.data && !confirmation.error && (
        <Button
          w="fit-content"
          loading={confirmation.isPending}
          onClick={() => confirmation.mutate({ body: { confirmationId: proposal.data.confirmationId } })}
        >
          {t(m.assistants_confirm_draft)}
        </Button>
      )}
      {confirmation.error && !isUnknown && (
        <Button w="fit-content" variant="default" loading={proposal.isPending} onClick={propose}>
          {t(m.assistants_propose_again)}
        </Button>
      )}
    </Stack>
  );
}

function Preview({ diff }: { readonly diff: string }) {
  const t = useT();
  return <DifferenceView model={differenceModel(diff)} label={t(m.assistants_difference)} />;
}

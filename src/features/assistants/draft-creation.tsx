import { Alert, Box, Stack, Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef, useState } from 'react';
import {
  type Assistant,
  assistantsQuery,
  confirmNewAssistantMutation,
  listAssistants,
  proposeNewAssistantMutation,
} from '~/api/assistants';
import { isOutcomeUnknown } from '~/api/http/api-error';
import { collectStubs } from '~/domain/stub';
import type { AssistantContent } from '~/drafts/assistant-drafts';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { NotConfirmedNotice } from '~/records/form/not-confirmed-notice';
import { useScope } from '~/session/scope-context';
import { useOperationAvailability } from '~/session/use-operation-availability';
import { DifferenceView } from '~/ui/difference/difference-view';
import { BusyButton } from '~/ui/form/busy-button';
import { ProblemNotice } from '~/ui/notice/problem-notice';
import { FoldedSection } from '~/ui/page/folded-section';
import { findCounterpart, hasNoCounterpart } from './assistant-kind';
import { AssistantChangeCards } from './comparison/assistant-change-cards';
import { DraftLink } from './draft-link';
import { expandConfig, renderContent } from './editing/expected-difference';
import { createDraftAndLog, proposeDraftAndLog } from './editing/logged-edits';
import { groupPlatformChanges } from './review/platform-changes';
import { PlatformChangesCard } from './review/platform-changes-card';
import { useDiffCheck } from './review/use-diff-check';

interface DraftCreationProps {
  readonly role: string | undefined;
  readonly assistant: Assistant;
  readonly content: AssistantContent;
}

/**
 * Creates a draft of a published assistant in three steps: propose, preview and confirm. A proposal can be confirmed
 * only once.
 */
export function DraftCreation(props: DraftCreationProps) {
  const place = useRef<HTMLDivElement>(null);
  return (
    <Box ref={place} w="100%" tabIndex={-1}>
      <Creation {...props} place={place} />
    </Box>
  );
}

interface CreationProps extends DraftCreationProps {
  /** An element that stays mounted and receives the focus when the focused button is removed. */
  readonly place: RefObject<HTMLElement | null>;
}

function Creation({ assistant, role, content, place }: CreationProps) {
  const t = useT();
  const scope = useScope();
  const [proposed, setProposed] = useState(0);
  const [isMissing, setMissing] = useState(false);
  const canList = useOperationAvailability(listAssistants) === 'on';
  const list = useQuery({ ...assistantsQuery(scope), enabled: canList });
  const draft = list.data && findCounterpart(assistant, list.data.data);
  // The ID of the proposal that was sent for confirmation. Prevents a second click before the next render from
  // confirming it again.
  const sent = useRef<string>(undefined);
  const name = t(m.assistants_draft_name, { name: content.name || assistant.id });
  const newDraft = { name, publishedId: assistant.id };
  const proposal = useMutation(proposeNewAssistantMutation(scope));
  const confirmation = useMutation(confirmNewAssistantMutation(scope));
  // biome-ignore lint/correctness/useExhaustiveDependencies: each response removes the focused button
  useEffect(() => {
    if (proposal.status !== 'idle' && document.activeElement === document.body) place.current?.focus();
  }, [proposal.status, confirmation.status]);
  const config = expandConfig(content);
  if (collectStubs(config).length > 0) return <Text size="sm">{t(m.assistants_creation_not_loaded)}</Text>;

  const propose = () => {
    const body = {
      name,
      description: content.description,
      config,
      metadata: { productionAssistantId: assistant.id },
    };
    confirmation.reset();
    setMissing(false);
    void proposeDraftAndLog(scope, newDraft, () => proposal.mutateAsync({ body })).then(
      () => setProposed((times) => times + 1),
      () => undefined,
    );
  };
  const confirm = (confirmationId: string) => {
    if (sent.current === confirmationId) return;
    sent.current = confirmationId;
    const send = () => confirmation.mutateAsync({ body: { confirmationId } });
    void createDraftAndLog(scope, newDraft, send).catch(() => undefined);
  };
  if (confirmation.data) {
    return (
      <DraftLink publishedId={assistant.id} draftId={confirmation.data.id} role={role}>
        {t(m.assistants_draft_created)}
      </DraftLink>
    );
  }
  if (draft && !confirmation.isPending) {
    return (
      <DraftLink publishedId={assistant.id} draftId={draft.id} role={role}>
        {t(m.assistants_open_draft, { id: draft.id })}
      </DraftLink>
    );
  }
  // The proposal either expired or was consumed by an earlier confirmation that got no response. The platform returns
  // the same error for both.
  const isGone = confirmation.error?.code === 'PROPOSAL_NOT_FOUND';
  const isUnknown = confirmation.error !== null && isOutcomeUnknown(confirmation.error) && !isMissing;
  const checkNow = () => list.refetch().then((look) => setMissing(hasNoCounterpart(assistant, look)));
  return (
    <Stack gap="sm" w="100%">
      {!proposal.data && (
        <BusyButton w="fit-content" loading={proposal.isPending} onClick={propose}>
          {t(m.assistants_review_draft)}
        </BusyButton>
      )}
      {proposal.error && <ProblemNotice error={proposal.error} purpose="trial" />}
      {proposal.data && <Preview key={proposed} published={content} name={name} diff={proposal.data.diff} />}
      {confirmation.error && !isGone && !isUnknown && !isMissing && (
        <ProblemNotice error={confirmation.error} purpose="write" />
      )}
      {isGone && <Left text={t(m.assistants_creation_expired)} />}
      {isUnknown && (
        <NotConfirmedNotice
          title={t(m.records_unknown_creation_title)}
          text={t(m.assistants_creation_unknown)}
          isChecking={list.isFetching}
          onCheckNow={() => void checkNow()}
        />
      )}
      {isUnknown && list.error && <ProblemNotice error={list.error} purpose="read" />}
      {isMissing && <Left text={t(m.records_not_created_unique)} />}
      {proposal.data && !confirmation.error && (
        <BusyButton
          w="fit-content"
          loading={confirmation.isPending}
          onClick={() => confirm(proposal.data.confirmationId)}
        >
          {t(m.assistants_create_draft)}
        </BusyButton>
      )}
      {confirmation.error && !isUnknown && (
        <BusyButton w="fit-content" variant="default" loading={proposal.isPending} onClick={propose}>
          {t(m.assistants_review_again)}
        </BusyButton>
      )}
    </Stack>
  );
}

/** Explains that a proposal can no longer be confirmed. */
function Left({ text }: { readonly text: string }) {
  return (
    <Alert color="yellow" role="alert">
      {text}
    </Alert>
  );
}

interface PreviewProps {
  readonly published: AssistantContent;
  readonly name: string;
  /**
   * The platform's diff. It shows either the entire draft as added, or the draft's differences from the published
   * assistant.
   */
  readonly diff: string;
}

/** Shows how the draft will differ from the published assistant, and what the platform adds on its own. */
function Preview({ published, name, diff }: PreviewProps) {
  const t = useT();
  const draft = { ...published, name };
  const created = renderContent(draft);
  const { difference, model, foresight } = useDiffCheck(diff, [
    ['', created],
    [renderContent(published), created],
  ]);
  const missing = foresight?.missing ?? 0;
  const byPlatform = model && foresight ? groupPlatformChanges(model, foresight.unforeseen) : [];
  return (
    <>
      <Text size="sm">{t(m.assistants_draft_copies)}</Text>
      <AssistantChangeCards label={t(m.assistants_draft_changes)} before={published} after={draft} />
      {missing > 0 && (
        <Alert color="yellow" role="alert">
          {t(m.assistants_draft_missing, { count: missing })}
        </Alert>
      )}
      {byPlatform.length > 0 && (
        <PlatformChangesCard changes={byPlatform} text={t(m.assistants_platform_create)} />
      )}
      <FoldedSection title={t(m.assistants_platform_difference)} open={missing > 0}>
        <DifferenceView
          difference={difference}
          label={t(m.assistants_changes_to_apply)}
          unforeseen={foresight?.unforeseen ?? new Set()}
        />
      </FoldedSection>
    </>
  );
}

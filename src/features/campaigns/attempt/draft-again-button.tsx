import { Alert, Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useScope } from '~/session/scope-context';
import type { SendAttempt } from '../send/send-attempt';
import { useNewDraft } from '../use-new-draft';

interface DraftAgainButtonProps {
  readonly attempt: SendAttempt;
  /** The name that the user gave the campaign. */
  readonly name: string | undefined;
}

/** A button that creates a new draft with the content of a sent campaign. */
export function DraftAgainButton({ attempt, name }: DraftAgainButtonProps) {
  const t = useT();
  const scope = useScope();
  const navigate = useNavigate();
  const [failed, setFailed] = useState(false);
  const newDraft = useNewDraft();
  async function open() {
    const draft = await newDraft.again({ id: attempt.id, attempt }, name);
    setFailed(draft === null);
    if (draft !== null)
      await navigate({
        to: '/$workspace/campaigns/new',
        params: { workspace: scope.slug },
        search: { draft },
      });
  }
  return (
    <>
      <Button variant="default" onClick={() => void open()}>
        {t(m.campaign_list_use)}
      </Button>
      {failed && <Alert color="red" variant="light" role="alert" title={t(m.campaigns_draft_not_stored)} />}
    </>
  );
}

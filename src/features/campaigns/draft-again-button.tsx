import { Alert, Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useScope } from '~/session/scope-context';
import type { Attempt } from './send/attempt';
import { useNewDraft } from './use-new-draft';

/** What was not sent, as a draft again: nobody should have to type it anew. */
export function DraftAgainButton({ attempt }: { readonly attempt: Attempt }) {
  const t = useT();
  const scope = useScope();
  const navigate = useNavigate();
  const [failed, setFailed] = useState(false);
  const { offer, question } = useNewDraft({
    onKept: () => void navigate({ to: '/$workspace/campaigns/new', params: { workspace: scope.slug } }),
    onNotKept: () => setFailed(true),
  });
  const { content, names } = attempt;
  return (
    <>
      <Button
        variant="default"
        style={{ alignSelf: 'flex-start' }}
        onClick={() => void offer({ content, names, plan: null })}
      >
        {t(m.campaigns_draft_again)}
      </Button>
      {failed && <Alert color="red" variant="light" role="alert" title={t(m.campaigns_draft_not_stored)} />}
      {question}
    </>
  );
}

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
  const newDraft = useNewDraft();
  async function open() {
    const { content, names } = attempt;
    const draft = await newDraft({ content, names, plan: null });
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
      <Button variant="default" style={{ alignSelf: 'flex-start' }} onClick={() => void open()}>
        {t(m.campaigns_draft_again)}
      </Button>
      {failed && <Alert color="red" variant="light" role="alert" title={t(m.campaigns_draft_not_stored)} />}
    </>
  );
}

import { Alert, Button, Stack } from '@mantine/core';
import { useState } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useScope } from '~/session/scope-context';
import { saveFile } from '~/ui/save-file';
import { createApprovalFile, getShortHash } from '../../send/approval-file';
import { type CampaignDraft, collectAttemptNames, toCampaignContent } from '../draft/campaign-draft';

interface ApprovalFileCreationProps {
  readonly draft: CampaignDraft;
  readonly reachable: number;
  readonly above: number;
}

/**
 * Explains that a large audience needs a second administrator, and creates the approval file that the second
 * administrator uses to send the campaign.
 */
export function ApprovalFileCreation({ draft, reachable, above }: ApprovalFileCreationProps) {
  const t = useT();
  const scope = useScope();
  const [created, setCreated] = useState<{ readonly file: string; readonly code: string } | null>(null);
  const create = async () => {
    const content = toCampaignContent(draft, scope);
    if (content === null) return;
    const file = await createApprovalFile({
      format: 'campaign-plan',
      version: 1,
      author: scope.person,
      sealedAt: Date.now(),
      content,
      names: collectAttemptNames(draft, scope),
      reachable,
    });
    const code = getShortHash(file);
    const name = `campaign-approval-${code}.json`;
    saveFile(name, JSON.stringify(file, null, 2));
    setCreated({ file: name, code });
  };
  return (
    <Alert color="yellow" variant="light" title={t(m.campaigns_approval_needed_title)}>
      <Stack gap="xs" align="flex-start">
        {t(m.campaigns_approval_needed, { above })}
        <Button variant="default" onClick={() => void create()}>
          {t(m.campaigns_approval_create)}
        </Button>
        <div role="status">{created && t(m.campaigns_approval_created, created)}</div>
      </Stack>
    </Alert>
  );
}

import { Alert, Button, Group, Stack, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { refetchQueries } from '~/api/http/query';
import { setCampaignDraftName } from '~/drafts/campaign-drafts';
import { setCampaignName } from '~/drafts/campaign-ledger';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useScope } from '~/session/scope-context';
import { FormDialog } from '~/ui/overlay/form-dialog';
import { getCampaignDraftsKey } from '../campaign-drafts-query';
import { getLedgerKey } from '../ledger-query';
import { type CampaignRow, MAX_CAMPAIGN_NAME_LENGTH } from '../list/campaign-rows';
import { renameLoggedAttempt } from '../send/logged-attempt';

interface RenameCampaignDialogProps {
  readonly row: Pick<CampaignRow, 'id' | 'attempt' | 'name'>;
  readonly onClose: () => void;
}

/**
 * Edits a campaign's name, which is stored in this browser only. An empty name restores the default, which is the first
 * line of the text.
 */
export function RenameCampaignDialog({ row: { id, attempt, name }, onClose }: RenameCampaignDialogProps) {
  const t = useT();
  const scope = useScope();
  const queryClient = useQueryClient();
  const [typed, setTyped] = useState(name);
  const [failed, setFailed] = useState(false);
  async function save(event: FormEvent) {
    event.preventDefault();
    // Submitting the default name unchanged must not store it as a custom name.
    if (typed.trim() === name) return onClose();
    const isKept = await (attempt === null
      ? setCampaignDraftName(scope, id, typed.trim())
      : setCampaignName(id, typed.trim()));
    setFailed(!isKept);
    if (!isKept) return;
    if (attempt) renameLoggedAttempt(attempt, typed.trim());
    await refetchQueries(queryClient, attempt === null ? getCampaignDraftsKey(scope) : getLedgerKey(scope));
    onClose();
  }
  return (
    <FormDialog
      title={t(m.campaign_list_rename)}
      isDirty={typed.trim() !== name}
      pending={false}
      onClose={onClose}
    >
      {(requestClose) => (
        <form onSubmit={(event) => void save(event)}>
          <Stack>
            <TextInput
              data-autofocus
              label={t(m.common_name)}
              description={t(m.campaign_list_name_text)}
              maxLength={MAX_CAMPAIGN_NAME_LENGTH}
              value={typed}
              onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            />
            {failed && (
              <Alert color="red" variant="light" role="alert" title={t(m.campaigns_draft_not_stored)} />
            )}
            <Group data-foot justify="flex-end" gap="xs">
              <Button variant="default" onClick={requestClose}>
                {t(m.common_cancel)}
              </Button>
              <Button type="submit">{t(m.common_save)}</Button>
            </Group>
          </Stack>
        </form>
      )}
    </FormDialog>
  );
}

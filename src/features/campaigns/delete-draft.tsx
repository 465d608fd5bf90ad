import { useQueryClient } from '@tanstack/react-query';
import { readAgain } from '~/api/http/query';
import { dropCampaignDraft } from '~/drafts/campaign-drafts';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useScope } from '~/session/scope-context';
import { ConfirmDialog } from '~/ui/confirm-dialog';
import { draftsKey } from './drafts-query';

interface DeleteDraftProps {
  readonly draftId: string;
  readonly onClose: () => void;
}

export function DeleteDraft({ draftId, onClose }: DeleteDraftProps) {
  const t = useT();
  const scope = useScope();
  const queryClient = useQueryClient();
  async function remove() {
    await dropCampaignDraft(scope, draftId);
    await readAgain(queryClient, draftsKey(scope));
    onClose();
  }
  return (
    <ConfirmDialog
      title={t(m.campaigns_start_over_title)}
      confirmLabel={t(m.campaigns_start_over_confirm)}
      error={null}
      pending={false}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      {t(m.campaigns_start_over_text)}
    </ConfirmDialog>
  );
}

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { refetchQueries } from '~/api/http/query';
import { dropCampaignDraft, isCampaignDraftOpen } from '~/drafts/campaign-drafts';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useScope } from '~/session/scope-context';
import { ConfirmDialog } from '~/ui/overlay/confirm-dialog';
import { getCampaignDraftsKey } from '../campaign-drafts-query';

interface DeleteCampaignDraftDialogProps {
  readonly draftId: string;
  readonly onClose: () => void;
}

export function DeleteCampaignDraftDialog({ draftId, onClose }: DeleteCampaignDraftDialogProps) {
  const t = useT();
  const scope = useScope();
  const queryClient = useQueryClient();
  const [isOpen, setIsOpen] = useState(false);
  async function remove() {
    // A draft that is open in another tab can't be deleted, because that tab could no longer save its edits.
    if (await isCampaignDraftOpen(scope, draftId)) return setIsOpen(true);
    await dropCampaignDraft(scope, draftId);
    await refetchQueries(queryClient, getCampaignDraftsKey(scope));
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
      {isOpen && <strong role="alert">{t(m.campaigns_draft_elsewhere_title)}.</strong>}
    </ConfirmDialog>
  );
}

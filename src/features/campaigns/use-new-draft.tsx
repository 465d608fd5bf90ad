import { Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { allPagesOptions } from '~/api/http/all-pages';
import { listInboxes, type MessageTemplate, templatesQuery } from '~/api/inboxes';
import { keepCampaignDraft, loadCampaignDraft } from '~/drafts/campaign-drafts';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useScope } from '~/session/scope-context';
import { ConfirmDialog } from '~/ui/confirm-dialog';
import type { CampaignSource } from './wizard/campaign-draft';

interface NewDraftOptions {
  readonly onKept: () => void;
  readonly onNotKept: () => void;
}

/** Only the wizard's part of the feature knows drafts, and the list should not wait for it. */
const loadDrafts = () => import('./wizard/campaign-draft');

/** Makes a draft of a plan or an attempt, and asks before it takes the place of one that is there. */
export function useNewDraft({ onKept, onNotKept }: NewDraftOptions) {
  const t = useT();
  const scope = useScope();
  const queryClient = useQueryClient();
  const [waiting, setWaiting] = useState<CampaignSource | null>(null);

  /** The template as it stands today; null where it can't be read, so that the person chooses it again. */
  async function templateOf({ content }: CampaignSource): Promise<MessageTemplate | null> {
    if (content.channel !== 'template' || content.inboxId === null) return null;
    const templates = await queryClient.fetchQuery(templatesQuery(scope, content.inboxId)).catch(() => null);
    const { message, templateParams } = content;
    return (
      templates?.data.find(
        ({ name, language }) => name === message && language === templateParams?.language,
      ) ?? null
    );
  }

  /** The inbox's own time zone; null where there is no inbox, or it can't be read. */
  async function zoneOf({ content }: CampaignSource): Promise<string | null> {
    if (content.inboxId === null) return null;
    const inboxes = await queryClient.fetchQuery(allPagesOptions(scope, listInboxes)).catch(() => null);
    return inboxes?.find(({ id }) => id === content.inboxId)?.timezone ?? null;
  }

  async function take(source: CampaignSource) {
    setWaiting(null);
    const { draftOf } = await loadDrafts();
    const [template, zone] = await Promise.all([templateOf(source), zoneOf(source)]);
    const { kept } = await keepCampaignDraft(scope, draftOf(source, template, zone), 'anyway');
    if (kept) onKept();
    else onNotKept();
  }

  return {
    async offer(source: CampaignSource) {
      if ((await loadCampaignDraft(scope)) !== null) setWaiting(source);
      else await take(source);
    },
    question: waiting && (
      <ConfirmDialog
        title={t(m.campaigns_approval_replaces_title)}
        confirmLabel={t(m.campaigns_approval_replaces_confirm)}
        error={null}
        pending={false}
        onConfirm={() => void take(waiting)}
        onClose={() => setWaiting(null)}
      >
        <Text size="sm">{t(m.campaigns_approval_replaces)}</Text>
      </ConfirmDialog>
    ),
  };
}

import { useQueryClient } from '@tanstack/react-query';
import { allPagesOptions } from '~/api/http/all-pages';
import { listInboxes, type MessageTemplate, templatesQuery } from '~/api/inboxes';
import { keepCampaignDraft } from '~/drafts/campaign-drafts';
import { useScope } from '~/session/scope-context';
import type { CampaignSource } from './wizard/campaign-draft';

/** Only the wizard's part of the feature knows drafts, and the list should not wait for it. */
const loadDrafts = () => import('./wizard/campaign-draft');

/** Makes a draft of its own from a plan or an attempt, and resolves to its id; null where this browser can't keep it. */
export function useNewDraft() {
  const scope = useScope();
  const queryClient = useQueryClient();

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

  return async (source: CampaignSource, name = ''): Promise<string | null> => {
    const { draftOf } = await loadDrafts();
    const [template, zone] = await Promise.all([templateOf(source), zoneOf(source)]);
    const id = crypto.randomUUID();
    const draft = draftOf(source, template, zone);
    const { kept } = await keepCampaignDraft(scope, { id, draft, known: null, name });
    return kept ? id : null;
  };
}

import { useQueryClient } from '@tanstack/react-query';
import { buildAllPagesQueryOptions } from '~/api/http/all-pages';
import { refetchQueries } from '~/api/http/query';
import { listInboxes, type MessageTemplate, messageTemplatesQuery } from '~/api/inboxes';
import { loadCampaignDraft, storeCampaignDraft } from '~/drafts/campaign-drafts';
import { useScope } from '~/session/scope-context';
import { getCampaignDraftsKey } from './campaign-drafts-query';
import type { CampaignRow } from './list/campaign-rows';
import type { CampaignDraft, CampaignSource } from './wizard/draft/campaign-draft';

/** Loads the code of the wizard separately, so that the campaign list doesn't wait for it. */
const loadDrafts = () => import('./wizard/draft/campaign-draft');

/**
 * Returns functions that create drafts. Each function resolves to the draft's ID, or to null if this browser can't
 * store the draft.
 */
export function useNewDraft() {
  const scope = useScope();
  const queryClient = useQueryClient();

  /**
   * Returns the current version of the campaign's template. Returns null if it can't be fetched. The user must then
   * select a template again.
   */
  async function templateOf({ content }: CampaignSource): Promise<MessageTemplate | null> {
    if (content.channel !== 'template' || content.inboxId === null) return null;
    const templates = await queryClient
      .fetchQuery(messageTemplatesQuery(scope, content.inboxId))
      .catch(() => null);
    const { message, templateParams } = content;
    return (
      templates?.data.find(
        ({ name, language }) => name === message && language === templateParams?.language,
      ) ?? null
    );
  }

  /** Returns the inbox's time zone. Returns null if the campaign has no inbox or the inbox can't be fetched. */
  async function zoneOf({ content }: CampaignSource): Promise<string | null> {
    if (content.inboxId === null) return null;
    const inboxes = await queryClient
      .fetchQuery(buildAllPagesQueryOptions(scope, listInboxes))
      .catch(() => null);
    return inboxes?.find(({ id }) => id === content.inboxId)?.timezone ?? null;
  }

  async function storeNewDraft(draft: unknown, name: string): Promise<string | null> {
    const id = crypto.randomUUID();
    const { kept } = await storeCampaignDraft(scope, { id, draft, known: null, name });
    void refetchQueries(queryClient, getCampaignDraftsKey(scope));
    return kept ? id : null;
  }

  /** Creates a draft from an approval file or a sent campaign. */
  async function from(source: CampaignSource, name = ''): Promise<string | null> {
    const { toCampaignDraft } = await loadDrafts();
    const [template, zone] = await Promise.all([templateOf(source), zoneOf(source)]);
    return storeNewDraft(toCampaignDraft(source, template, zone), name);
  }

  return {
    from,
    /** Creates a draft with these values. */
    fromDraft: (draft: CampaignDraft, name: string): Promise<string | null> => storeNewDraft(draft, name),
    /**
     * Copies a draft or a sent campaign to a new draft. `name` is used only for a sent campaign, because a draft
     * already has a name.
     */
    async again({ id, attempt }: Pick<CampaignRow, 'id' | 'attempt'>, name?: string): Promise<string | null> {
      if (attempt !== null) {
        const { content, names } = attempt;
        return from({ content, names, plan: null }, name);
      }
      const kept = await loadCampaignDraft(scope, id);
      return kept && storeNewDraft(kept.draft, kept.name);
    },
  };
}

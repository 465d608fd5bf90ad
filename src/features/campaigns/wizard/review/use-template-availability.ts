import { useQuery } from '@tanstack/react-query';
import { messageTemplatesQuery } from '~/api/inboxes';
import { useScope } from '~/session/scope-context';
import type { CampaignDraft } from '../draft/campaign-draft';
import { findTemplateAvailability, type TemplateAvailability } from '../message/template';

/**
 * Compares the selected template with the approved templates as last fetched. Returns null if no template is selected,
 * and while templates are loading.
 */
export function useTemplateAvailability({
  channel,
  from,
  template,
}: CampaignDraft): TemplateAvailability | null {
  const scope = useScope();
  const isChosen = channel === 'template' && from !== null && template !== null;
  const { data } = useQuery({ ...messageTemplatesQuery(scope, from?.id ?? 0), enabled: isChosen });
  return isChosen && data ? findTemplateAvailability(template, data.data) : null;
}

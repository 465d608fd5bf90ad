import type { Attempt } from '../send/attempt';
import { type CampaignDraft, draftOf } from '../wizard/draft/campaign-draft';
import { placeholdersOf, typedTemplate } from '../wizard/message/template';

/**
 * Converts a sent campaign to a draft for the preview. A template is shown with the text recorded when it was sent,
 * even if the platform's template has changed since. Placeholders for each recipient stay unfilled.
 */
export function sentDraft({ content, names, text }: Attempt): CampaignDraft {
  const draft = draftOf({ content, names, plan: null }, null, null);
  if (content.channel !== 'template') return draft;
  const { language = '' } = content.templateParams ?? {};
  const known = { name: content.message, language, status: 'SENT', components: [{ type: 'BODY', text }] };
  if (text === '')
    return { ...draft, template: typedTemplate(content.message, language || '-', { header: '', body: '' }) };
  const late = placeholdersOf(known).map(({ name }) => [name, `{{${name}}}`] as const);
  return { ...draft, template: known, values: { header: {}, body: Object.fromEntries(late) } };
}

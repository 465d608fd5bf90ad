import type { Attempt } from '../send/attempt';
import { type CampaignDraft, draftOf } from '../wizard/draft/campaign-draft';
import { placeholdersOf, typedTemplate } from '../wizard/message/template';

/**
 * What was sent, as the preview takes it. Of a template the record has the text as it was then: that stands, whatever the
 * platform's says today. What is filled in for each recipient stays in it as it was written.
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

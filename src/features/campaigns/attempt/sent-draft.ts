import type { SendAttempt } from '../send/send-attempt';
import { type CampaignDraft, toCampaignDraft } from '../wizard/draft/campaign-draft';
import { createManualTemplate, listPlaceholders } from '../wizard/message/template';

/**
 * Converts a sent campaign to a draft for the preview. A template is shown with the text recorded when the campaign was
 * sent, even if the platform's template has changed since. Placeholders whose values depend on the recipient stay
 * unfilled.
 */
export function createDraftFromAttempt({ content, names, text }: SendAttempt): CampaignDraft {
  const draft = toCampaignDraft({ content, names, plan: null }, null, null);
  if (content.channel !== 'template') return draft;
  const { language = '' } = content.templateParams ?? {};
  const known = { name: content.message, language, status: 'SENT', components: [{ type: 'BODY', text }] };
  if (text === '')
    return {
      ...draft,
      template: createManualTemplate(content.message, language || '-', { header: '', body: '' }),
    };
  const late = listPlaceholders(known).map(({ name }) => [name, `{{${name}}}`] as const);
  return { ...draft, template: known, values: { header: {}, body: Object.fromEntries(late) } };
}

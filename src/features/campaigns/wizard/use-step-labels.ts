import { getTemplateLanguageName } from '~/domain/template-labels';
import * as m from '~/i18n/messages';
import { useFormatLocale, useT } from '~/i18n/use-t';
import { markHiddenCharacters } from '~/lib/text/hidden-characters';
import { useCampaignChannelNames } from '../channel-names';
import { getAudienceKey, getScheduledInstant, type WizardStep } from './draft/campaign-draft';
import { findEmptyPlaceholders, listPlaceholders } from './message/template';
import { useZonedTimesText } from './schedule/use-clock-time-format';
import type { WizardState } from './wizard-state';

/** Returns a summary of each step's current values. For a step without values, returns a description of the step. */
export function useStepSummaries({
  draft,
  counted,
}: Pick<WizardState, 'draft' | 'counted'>): Record<WizardStep, string> {
  const t = useT();
  const locale = useFormatLocale();
  const number = new Intl.NumberFormat(locale);
  const channels = useCampaignChannelNames();
  const formatTimes = useZonedTimesText();
  const { channel, labels, template, text, when } = draft;
  const reached =
    counted?.audience === getAudienceKey(draft) ? [number.format(counted.preview.reachable)] : [];
  const audience = [
    ...(channel === null ? [] : [channels[channel]]),
    ...(labels.length > 0 ? [labels.map(({ title }) => markHiddenCharacters(title)).join(', ')] : []),
    ...reached,
  ];
  const at = when === 'later' ? getScheduledInstant(draft) : null;

  function contentWords(): string {
    if (channel !== 'template')
      return text.trim() === ''
        ? t(m.campaigns_summary_content)
        : markHiddenCharacters(text.trim().slice(0, 80));
    if (template === null) return t(m.campaigns_summary_content);
    const all = listPlaceholders(template).length;
    const filled = all - findEmptyPlaceholders(template, draft.values).length;
    const rest =
      filled < all
        ? t(m.campaigns_filled, { filled, all })
        : getTemplateLanguageName(template.language, locale);
    return `${template.name} · ${rest}`;
  }

  function timeWords(): string {
    if (when === 'now') return t(m.campaigns_now);
    return at === null ? t(m.campaigns_later) : formatTimes(at, draft.from?.timezone ?? null);
  }

  return {
    audience: audience.length > 0 ? audience.join(' · ') : t(m.campaigns_summary_audience),
    content: contentWords(),
    time: timeWords(),
    review: t(m.campaigns_summary_review),
  };
}

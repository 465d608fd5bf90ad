import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import type { WizardStep } from './draft/campaign-draft';

/** Returns the heading of each step, and a short title for the step bar. */
export function useStepTitles(): Record<WizardStep, { readonly short: string; readonly long: string }> {
  const t = useT();
  return {
    audience: { short: t(m.campaigns_step_audience_short), long: t(m.campaigns_step_channel) },
    content: { short: t(m.campaigns_step_content_short), long: t(m.campaigns_step_content) },
    time: { short: t(m.campaigns_step_time), long: t(m.campaigns_step_time) },
    review: { short: t(m.campaigns_step_review_short), long: t(m.campaigns_step_review) },
  };
}

import { Text } from '@mantine/core';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { getScheduledInstant } from '../draft/campaign-draft';
import { EmptyVariableNotice } from '../message/empty-variable-notice';
import { RejectedValuesNotice } from '../message/rejected-values-notice';
import type { TemplateNameVerdict } from '../message/template-name-guard';
import { TemplateNameNotice } from '../message/template-name-notice';
import { FarDateNotice } from '../schedule/far-date-notice';
import { QuietHoursNotice } from '../schedule/quiet-hours-notice';
import { checkScheduledTime } from '../schedule/schedule';
import { useLocalAndServerTime } from '../schedule/use-local-and-server-time';
import type { CampaignWizardState } from '../use-campaign-wizard';

interface UnresolvedWarningsProps {
  readonly wizard: CampaignWizardState;
  readonly verdict: TemplateNameVerdict;
  readonly areNamesComplete: boolean;
}

/** Repeats the warnings of the earlier wizard steps on the review. */
export function UnresolvedWarnings({ wizard, verdict, areNamesComplete }: UnresolvedWarningsProps) {
  const { draft, edit: onEdit } = wizard;
  const t = useT();
  const { now, serverNow } = useLocalAndServerTime();
  const at = draft.when === 'later' ? getScheduledInstant(draft) : null;
  const isText = draft.channel === 'website' || draft.channel === 'email';
  return (
    <>
      {verdict && <TemplateNameNotice draft={draft} verdict={verdict} onEdit={onEdit} />}
      {isText && !areNamesComplete && <Text size="sm">{t(m.campaigns_template_name_incomplete)}</Text>}
      <EmptyVariableNotice draft={draft} onEdit={onEdit} />
      <RejectedValuesNotice draft={draft} onEdit={onEdit} />
      <QuietHoursNotice draft={draft} now={now} />
      {at !== null && checkScheduledTime(at, now, serverNow) === 'far' && (
        <FarDateNotice draft={draft} onEdit={onEdit} />
      )}
    </>
  );
}

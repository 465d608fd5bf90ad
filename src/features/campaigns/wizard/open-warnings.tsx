import { Text } from '@mantine/core';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { OverlapNotice } from '../overlap-notice';
import { scheduledInstant } from './campaign-draft';
import { EmptyVariableNotice } from './empty-variable-notice';
import { FarDateNotice } from './far-date-notice';
import { NameGuardNotice } from './name-guard-notice';
import { RefusedValuesNotice } from './refused-values-notice';
import { judgeTime } from './schedule';
import type { NameVerdict } from './template-name-guard';
import type { CampaignWizardState } from './use-campaign-wizard';
import { useClocks } from './use-clocks';

interface OpenWarningsProps {
  readonly wizard: CampaignWizardState;
  readonly verdict: NameVerdict;
  readonly areNamesComplete: boolean;
}

/** Repeats on the review what the earlier steps warn of, for whoever went past it. */
export function OpenWarnings({ wizard, verdict, areNamesComplete }: OpenWarningsProps) {
  const { draft, edit: onEdit } = wizard;
  const t = useT();
  const { now, serverNow } = useClocks();
  const at = draft.when === 'later' ? scheduledInstant(draft) : null;
  const isText = draft.channel === 'website' || draft.channel === 'email';
  return (
    <>
      <OverlapNotice draft={draft} />
      {verdict && <NameGuardNotice draft={draft} verdict={verdict} onEdit={onEdit} />}
      {isText && !areNamesComplete && <Text size="sm">{t(m.campaigns_guard_incomplete)}</Text>}
      <EmptyVariableNotice draft={draft} onEdit={onEdit} />
      <RefusedValuesNotice draft={draft} onEdit={onEdit} />
      {at !== null && judgeTime(at, now, serverNow) === 'far' && (
        <FarDateNotice draft={draft} onEdit={onEdit} />
      )}
    </>
  );
}

import * as m from '~/i18n/messages';
import { type Translator, useT } from '~/i18n/use-t';
import { StatusDot } from '~/ui/identity/status-dot';
import { Tag } from '~/ui/text/tag';
import { CAMPAIGN_STATE_LABELS } from '../campaign-labels';
import { CAMPAIGN_STATE_TONES, type CampaignRow } from './campaign-rows';

type Stated = Pick<CampaignRow, 'state' | 'isInterrupted'>;

export const getCampaignStateLabel = (t: Translator, { state, isInterrupted }: Stated): string =>
  t(isInterrupted ? m.campaign_list_interrupted : CAMPAIGN_STATE_LABELS[state]);

/** Shows the state of a campaign: a dot for common states, and a tag for states that need to be noticed. */
export function CampaignStateBadge({ row }: { readonly row: Stated }) {
  const t = useT();
  const word = getCampaignStateLabel(t, row);
  if (row.isInterrupted) return <Tag tone="warn">{word}</Tag>;
  const { state } = row;
  return state === 'sent' || state === 'draft' ? (
    <StatusDot tone={CAMPAIGN_STATE_TONES[state]}>{word}</StatusDot>
  ) : (
    <Tag tone={CAMPAIGN_STATE_TONES[state]}>{word}</Tag>
  );
}

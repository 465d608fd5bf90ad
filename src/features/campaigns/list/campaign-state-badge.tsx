import * as m from '~/i18n/messages';
import { type T, useT } from '~/i18n/use-t';
import { StatusDot } from '~/ui/identity/status-dot';
import { Tag } from '~/ui/text/tag';
import { STATE_LABELS } from '../campaign-labels';
import { type CampaignRow, STATE_TONES } from './campaign-rows';

type Stated = Pick<CampaignRow, 'state' | 'isInterrupted'>;

export const getStateLabel = (t: T, { state, isInterrupted }: Stated): string =>
  t(isInterrupted ? m.campaign_list_interrupted : STATE_LABELS[state]);

/** Shows the state of a campaign: a dot for common states, and a tag for states that need to be noticed. */
export function CampaignStateBadge({ row }: { readonly row: Stated }) {
  const t = useT();
  const word = getStateLabel(t, row);
  if (row.isInterrupted) return <Tag tone="warn">{word}</Tag>;
  const { state } = row;
  return state === 'sent' || state === 'draft' ? (
    <StatusDot tone={STATE_TONES[state]}>{word}</StatusDot>
  ) : (
    <Tag tone={STATE_TONES[state]}>{word}</Tag>
  );
}

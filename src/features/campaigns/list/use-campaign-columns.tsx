import * as m from '~/i18n/messages';
import { useFormatLocale, useT } from '~/i18n/use-t';
import { markHiddenCharacters } from '~/lib/text/hidden-characters';
import type { Column } from '~/ui/table/data-table';
import classes from '~/ui/table/row.module.css';
import { Tag } from '~/ui/text/tag';
import { useTimeRenderer } from '~/ui/time/time';
import { TimeSentence } from '~/ui/time/time-sentence';
import { CampaignActions } from '../attempt/campaign-actions';
import { CampaignChannelIcon } from '../channel-icon';
import { useInboxTimeZones } from '../use-inbox-time-zones';
import { useLabelColorByTitle } from '../use-label-color-by-title';
import { useZonedTimesFormat } from '../wizard/schedule/use-clock-time-format';
import { CampaignLabels } from './campaign-labels';
import { CampaignLink } from './campaign-link';
import list from './campaign-list.module.css';
import type { CampaignRow } from './campaign-rows';
import { CampaignStateBadge, getCampaignStateLabel } from './campaign-state-badge';
import type { CampaignsTab } from './campaigns-search';

interface CampaignColumns {
  readonly tab: CampaignsTab;
  /** True if any listed campaign has labels. Only then are the colors of labels loaded. */
  readonly hasLabels: boolean;
  readonly onUse: (row: CampaignRow) => void;
  readonly onRename: (row: CampaignRow) => void;
  readonly onDelete: (row: CampaignRow) => void;
}

const TIMES = {
  all: m.campaigns_when,
  drafts: m.common_updated,
  scheduled: m.campaign_list_scheduled_for,
  sent: m.campaigns_attempt,
  failed: m.campaigns_requested_at,
  attention: m.campaigns_when,
} as const satisfies Record<CampaignsTab, unknown>;

export function useCampaignColumns({ tab, hasLabels, ...acts }: CampaignColumns): Column<CampaignRow>[] {
  const t = useT();
  const time = useTimeRenderer();
  const zonedTimes = useZonedTimesFormat();
  const zoneByInbox = useInboxTimeZones(tab === 'scheduled');
  const number = new Intl.NumberFormat(useFormatLocale());
  const getColor = useLabelColorByTitle(hasLabels);
  const labels = ({ audience }: CampaignRow) => markHiddenCharacters(audience.join(', '));
  return [
    {
      key: 'name',
      title: t(m.common_name),
      text: ({ name }) => name,
      cell: (row) => <CampaignName row={row} />,
    },
    {
      key: 'audience',
      width: 'clamp(8rem, 20vw - 4rem, 15rem)',
      title: t(m.campaigns_step_audience_short),
      secondary: true,
      text: labels,
      cell: ({ audience }) =>
        audience.length === 0 ? null : <CampaignLabels audience={audience} getColor={getColor} />,
    },
    {
      key: 'recipients',
      width: '7rem',
      isNumber: true,
      title: t(m.campaigns_recipients),
      text: ({ recipients }) => recipients,
      cell: (row) => (
        <>
          {row.recipients !== null && <span>{number.format(row.recipients)}</span>}
          {row.audience.length > 0 && (
            <span className={list.beside}>
              <CampaignLabels audience={row.audience} getColor={getColor} />
            </span>
          )}
        </>
      ),
    },
    {
      key: 'state',
      width: '10.5rem',
      beside: true,
      title: t(m.common_status),
      text: (row) => getCampaignStateLabel(t, row),
      cell: (row) => <CampaignStateBadge row={row} />,
    },
    {
      key: 'when',
      // The column is wider on the tab of scheduled campaigns, which also shows the times in the inbox's time zone.
      width: tab === 'scheduled' ? '18.5rem' : '11rem',
      title: t(TIMES[tab]),
      text: ({ at }) => at && new Date(at).toISOString(),
      cell: ({ at, attempt }) => {
        if (at === null) return null;
        if (attempt === null)
          return <TimeSentence message={m.campaign_list_edited} value={new Date(at).toISOString()} />;
        return tab === 'scheduled'
          ? zonedTimes(at, zoneByInbox(attempt.content.inboxId)).map((zoned) => (
              <div key={zoned}>{zoned}</div>
            ))
          : time(new Date(at).toISOString());
      },
    },
    {
      key: 'acts',
      width: 'clamp(3.25rem, 60vw - 42rem, 12rem)',
      isWhole: true,
      title: <span className="visually-hidden">{t(m.common_actions)}</span>,
      cell: (row) => <CampaignActions row={row} {...acts} />,
    },
  ];
}

function CampaignName({ row }: { readonly row: CampaignRow }) {
  const t = useT();
  return (
    <span className={classes.line}>
      <CampaignChannelIcon channel={row.channel} />
      <CampaignLink row={row} />
      {row.attempt?.importedAt !== undefined && <Tag>{t(m.campaigns_imported_tag)}</Tag>}
    </span>
  );
}

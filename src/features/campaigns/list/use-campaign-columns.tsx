import { Link } from '@tanstack/react-router';
import * as m from '~/i18n/messages';
import { useFormatLocale, useT } from '~/i18n/use-t';
import { markHidden } from '~/lib/text/hidden-characters';
import { useScope } from '~/session/scope-context';
import type { Column } from '~/ui/table/data-table';
import classes from '~/ui/table/row.module.css';
import { Tag } from '~/ui/text/tag';
import { useTimes } from '~/ui/time/time';
import { CampaignActs } from '../attempt/campaign-acts';
import { STATE_WORDS } from '../campaign-words';
import { CampaignChannelIcon } from '../channel-icon';
import { useInboxZones } from '../use-inbox-zones';
import { useZonedTimes } from '../wizard/schedule/use-clock-time';
import { type CampaignRow, TONES } from './campaign-rows';
import type { Tab } from './campaigns-search';

interface CampaignColumns {
  readonly tab: Tab;
  readonly onUse: (row: CampaignRow) => void;
  readonly onRename: (row: CampaignRow) => void;
  readonly onDelete: (row: CampaignRow) => void;
}

const TIMES = {
  drafts: m.common_updated,
  scheduled: m.campaign_list_scheduled_for,
  sent: m.campaigns_attempt,
  failed: m.campaigns_left_at,
  attention: m.campaigns_left_at,
} as const satisfies Record<Tab, unknown>;

/** So many labels stand in a row; how many there are besides is told. */
const SHOWN_LABELS = 2;

/** What the list says of each campaign. */
export function useCampaignColumns({ tab, ...acts }: CampaignColumns): Column<CampaignRow>[] {
  const t = useT();
  const time = useTimes();
  const zonedTimes = useZonedTimes();
  const zoneByInbox = useInboxZones(tab === 'scheduled');
  const number = new Intl.NumberFormat(useFormatLocale());
  const stateWords = ({ state, isInterrupted }: CampaignRow) =>
    t(isInterrupted ? m.campaign_list_interrupted : STATE_WORDS[state]);
  const labels = ({ audience }: CampaignRow) => markHidden(audience.join(', '));
  return [
    {
      key: 'name',
      title: t(m.common_name),
      text: ({ name }) => name,
      cell: (row) => <CampaignName row={row} />,
    },
    {
      key: 'audience',
      width: 'clamp(8rem, 20vw - 5rem, 13rem)',
      title: t(m.campaigns_step_audience_short),
      secondary: true,
      text: labels,
      cell: ({ audience }) =>
        audience.length === 0 ? null : (
          <div className={classes.line}>
            {audience.slice(0, SHOWN_LABELS).map((label) => (
              <Tag key={label} tone="plain">
                {markHidden(label)}
              </Tag>
            ))}
            {audience.length > SHOWN_LABELS && <span>+{number.format(audience.length - SHOWN_LABELS)}</span>}
          </div>
        ),
    },
    {
      key: 'recipients',
      width: '7rem',
      isNumber: true,
      title: t(m.campaigns_recipients),
      text: ({ recipients }) => recipients,
      cell: (row) => (
        <>
          {row.recipients !== null && number.format(row.recipients)}
          <span className={classes.narrow}>
            {row.recipients !== null && row.audience.length > 0 && ' · '}
            {labels(row)}
          </span>
        </>
      ),
    },
    {
      key: 'state',
      width: '9rem',
      beside: true,
      title: t(m.common_status),
      text: stateWords,
      cell: (row) => <Tag tone={row.isInterrupted ? 'warn' : TONES[row.state]}>{stateWords(row)}</Tag>,
    },
    {
      key: 'when',
      // A scheduled time stands in full: by the clock of the inbox, and by one's own.
      width: tab === 'scheduled' ? '18.5rem' : '9rem',
      title: t(TIMES[tab]),
      text: ({ at }) => at && new Date(at).toISOString(),
      cell: ({ at, attempt }) =>
        at &&
        (tab === 'scheduled'
          ? zonedTimes(at, zoneByInbox(attempt?.content.inboxId ?? null)).map((zoned) => (
              <div key={zoned}>{zoned}</div>
            ))
          : time(new Date(at).toISOString(), 'ago')),
    },
    {
      key: 'acts',
      width: 'clamp(3.25rem, 60vw - 42rem, 12rem)',
      isWhole: true,
      title: <span className={classes.hidden}>{t(m.common_actions)}</span>,
      cell: (row) => <CampaignActs row={row} {...acts} />,
    },
  ];
}

/** The way to a campaign: into the wizard for a draft, to what became of it otherwise. */
function CampaignName({ row: { id, attempt, name, channel } }: { readonly row: CampaignRow }) {
  const t = useT();
  const workspace = useScope().slug;
  const shown = name === '' ? t(m.campaign_list_unnamed) : markHidden(name);
  return (
    <span className={classes.line}>
      <CampaignChannelIcon channel={channel} />
      {attempt === null ? (
        <Link to="/$workspace/campaigns/new" params={{ workspace }} search={{ draft: id }} dir="auto">
          {shown}
        </Link>
      ) : (
        <Link to="/$workspace/campaigns/$attemptId" params={{ workspace, attemptId: id }} dir="auto">
          {shown}
        </Link>
      )}
      {attempt?.importedAt !== undefined && <Tag>{t(m.campaigns_imported_tag)}</Tag>}
    </span>
  );
}

import { IconAlertTriangle } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import * as m from '~/i18n/messages';
import { useFormatLocale, useT } from '~/i18n/use-t';
import { markHidden } from '~/lib/text/hidden-characters';
import { useScope } from '~/session/scope-context';
import { Card } from '~/ui/page/card';
import { Time } from '~/ui/time/time';
import { getCampaignChannelLabel } from '../../channel-icon';
import { useOverlaps } from '../../use-overlaps';
import { type CampaignDraft, getScheduledInstant } from '../draft/campaign-draft';
import classes from './overlap-card.module.css';

/** The maximum number of campaigns that the card lists. */
const SHOWN = 3;

interface OverlapCardProps {
  readonly draft: CampaignDraft;
  /** The number of recipients of this campaign; null until counted. */
  readonly reachable: number | null;
}

/**
 * Lists the campaigns of the same week that share labels with this one, with bars in proportion to their recipients.
 * The number of contacts that receive several of them isn't known.
 */
export function OverlapCard({ draft, reachable }: OverlapCardProps) {
  const t = useT();
  const workspace = useScope().slug;
  const overlaps = useOverlaps(draft);
  if (overlaps.length === 0 || draft.channel === null) return null;
  const shown = overlaps.slice(0, SHOWN);
  const most = Math.max(reachable ?? 0, ...shown.map(({ attempt }) => attempt.confirmedRecipients));
  const at = draft.when === 'later' ? getScheduledInstant(draft) : null;
  return (
    <Card
      isFlush
      title={t(m.campaigns_overlap_title)}
      hint={t(m.campaigns_overlap_hint, { channel: getCampaignChannelLabel(t, draft.channel) })}
    >
      <div className={classes.lines}>
        <Line
          isOwn
          name={t(m.campaigns_overlap_this)}
          labels={draft.labels.map(({ title }) => title)}
          when={at === null ? t(m.campaigns_now) : <Time value={new Date(at).toISOString()} />}
          recipients={reachable}
          most={most}
        />
        {shown.map(({ attempt, name, labels, at: moment }) => (
          <Line
            key={attempt.id}
            name={
              <Link to="/$workspace/campaigns/$attemptId" params={{ workspace, attemptId: attempt.id }}>
                {markHidden(name)}
              </Link>
            }
            labels={labels}
            when={<Time value={new Date(moment).toISOString()} />}
            recipients={attempt.confirmedRecipients}
            most={most}
          />
        ))}
      </div>
      <p className={classes.note}>
        <IconAlertTriangle size={16} aria-hidden />
        <span>
          <b>{t(m.campaign_outcome_overlap, { count: overlaps.length })}</b> {t(m.campaigns_overlap_unknown)}
        </span>
      </p>
    </Card>
  );
}

interface LineProps {
  readonly isOwn?: boolean;
  readonly name: ReactNode;
  readonly labels: readonly string[];
  readonly when: ReactNode;
  readonly recipients: number | null;
  /** The largest number of recipients, whose bar has the full width. */
  readonly most: number;
}

function Line({ isOwn = false, name, labels, when, recipients, most }: LineProps) {
  const t = useT();
  const number = new Intl.NumberFormat(useFormatLocale());
  return (
    <div className={classes.line}>
      <span className={classes.words}>
        <b>{name}</b>
        <small>
          {when} · {markHidden(labels.join(', '))}
        </small>
      </span>
      <span className={classes.bar} aria-hidden>
        {recipients !== null && most > 0 && (
          <i data-own={isOwn || undefined} style={{ width: `${(recipients / most) * 100}%` }} />
        )}
      </span>
      <span className={classes.number}>
        {recipients === null ? t(m.common_unknown) : number.format(recipients)}
      </span>
    </div>
  );
}

import { Button, NativeSelect } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import * as m from '~/i18n/messages';
import { type Translator, useFormatLocale, useT } from '~/i18n/use-t';
import { markHiddenCharacters } from '~/lib/text/hidden-characters';
import { LoadStatus } from '~/records/list/load-status';
import { useScope } from '~/session/scope-context';
import { Card } from '~/ui/page/card';
import { TruncatedList } from '~/ui/page/truncated-list';
import { Time } from '~/ui/time/time';
import { getCampaignChannelLabel } from '../../channel-icon';
import type { ContactCount, OverlapResult } from '../../overlap-counts';
import type { CampaignAudience, SendChannel } from '../../send/campaign-content';
import { type NamedNearbyCampaign, useNearbyCampaigns } from '../../use-nearby-campaigns';
import { type CampaignDraft, getScheduledInstant, toCampaignAudience } from '../draft/campaign-draft';
import classes from './overlap-card.module.css';
import { RECENT_DAYS, useOverlapCount } from './use-overlap-count';

/** The number of campaigns listed at first. */
const SHOWN = 3;

/** The ranges that the user can select, in days before and after the campaign. */
const DAYS = [3, 7, 14, 30] as const;

interface OverlapCardProps {
  readonly draft: CampaignDraft;
  /** The number of recipients of this campaign. Null until counted. */
  readonly reachable: number | null;
}

/**
 * Lists campaigns on the same channel that are sent in the days before and after this campaign, with bars in proportion
 * to their recipients. On click, counts the contacts that each of them shares with this campaign.
 */
export function OverlapCard({ draft, reachable }: OverlapCardProps) {
  const own = toCampaignAudience(draft);
  const isNeeded = useNearbyCampaigns(draft, Math.max(...DAYS)).length > 0;
  if (own === null || own.audience.length === 0 || !isNeeded) return null;
  return <NearbyCampaigns draft={draft} own={own} reachable={reachable} />;
}

function NearbyCampaigns({ draft, own, reachable }: OverlapCardProps & { readonly own: CampaignAudience }) {
  const t = useT();
  const workspace = useScope().slug;
  const [days, setDays] = useState(7);
  const nearby = useNearbyCampaigns(draft, days);
  const overlap = useOverlapCount(own, nearby);
  const { state, result } = overlap;
  const most = Math.max(reachable ?? 0, ...nearby.map(({ attempt }) => attempt.confirmedRecipients));
  const at = draft.when === 'later' ? getScheduledInstant(draft) : null;
  return (
    <Card
      isFlush
      isRegion
      title={t(m.campaigns_overlap_title)}
      hint={<DaysField channel={own.channel} days={days} onChange={setDays} />}
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
        <TruncatedList items={nearby} step={SHOWN}>
          {(shown) =>
            shown.map(({ attempt, name, at: moment }) => (
              <Line
                key={attempt.id}
                name={
                  <Link to="/$workspace/campaigns/$attemptId" params={{ workspace, attemptId: attempt.id }}>
                    {markHiddenCharacters(name)}
                  </Link>
                }
                labels={attempt.names.audience}
                when={<Time value={new Date(moment).toISOString()} />}
                recipients={attempt.confirmedRecipients}
                most={most}
                shared={result?.shared.get(attempt.id)}
              />
            ))
          }
        </TruncatedList>
      </div>
      <div className={classes.note}>
        <div role="status">
          {result ? <ResultNote result={result} /> : <SharedLabelsNote nearby={nearby} />}
        </div>
        {state.step !== 'idle' && <LoadStatus state={state} onStop={overlap.stop} />}
        {overlap.canCount && nearby.length > 0 && (
          <div className={classes.action}>
            <Button
              variant="default"
              size="compact-sm"
              aria-busy={state.step === 'reading'}
              onClick={overlap.count}
            >
              {t(m.campaigns_overlap_count)}
            </Button>
            <small>{t(m.campaigns_overlap_cost, { count: overlap.requests })}</small>
          </div>
        )}
      </div>
    </Card>
  );
}

interface DaysFieldProps {
  readonly channel: SendChannel;
  readonly days: number;
  readonly onChange: (days: number) => void;
}

function DaysField({ channel, days, onChange }: DaysFieldProps) {
  const t = useT();
  return (
    <span className={classes.hint}>
      <span className={classes.channel}>{getCampaignChannelLabel(t, channel)}</span>
      <NativeSelect
        size="xs"
        aria-label={t(m.campaign_list_period)}
        value={days}
        data={DAYS.map((count) => ({ value: String(count), label: t(m.campaigns_overlap_days, { count }) }))}
        onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
      />
    </span>
  );
}

/** Shows how many of the nearby campaigns share labels with this campaign. */
function SharedLabelsNote({ nearby }: { readonly nearby: readonly NamedNearbyCampaign[] }) {
  const t = useT();
  if (nearby.length === 0) return t(m.campaigns_overlap_none);
  const count = nearby.filter(({ labels }) => labels.length > 0).length;
  return (
    <>
      <b>{count === 0 ? t(m.campaigns_overlap_labels_none) : t(m.campaigns_overlap_labels, { count })}</b>{' '}
      {t(m.campaigns_overlap_several)}
    </>
  );
}

/**
 * Shows how many recipients got another campaign shortly before, and notes if any of the numbers is only an upper
 * limit.
 */
function ResultNote({ result: { recent, shared } }: { readonly result: OverlapResult }) {
  const t = useT();
  const hasLimits = [...shared.values(), recent].some((count) => count?.isExact === false);
  return (
    <>
      {recent && <b>{describeRecent(t, recent)}</b>} {t(m.campaigns_overlap_by_labels)}{' '}
      {hasLimits && t(m.campaigns_overlap_limits)}
    </>
  );
}

function describeRecent(t: Translator, { isExact, count }: ContactCount): string {
  if (count === 0) return t(m.campaigns_overlap_recent_none, { days: RECENT_DAYS });
  return t(isExact ? m.campaigns_overlap_recent : m.campaigns_overlap_recent_most, {
    count,
    days: RECENT_DAYS,
  });
}

function describeShared(t: Translator, shared: ContactCount | null): string {
  if (shared === null) return t(m.campaigns_overlap_shared_unknown);
  const { isExact, count } = shared;
  if (count === 0) return t(m.campaigns_overlap_shared_none);
  return t(isExact ? m.campaigns_overlap_shared : m.campaigns_overlap_shared_most, { count });
}

interface LineProps {
  readonly isOwn?: boolean;
  readonly name: ReactNode;
  readonly labels: readonly string[];
  readonly when: ReactNode;
  readonly recipients: number | null;
  /** The largest number of recipients, whose bar has the full width. */
  readonly most: number;
  /** The contacts shared with this campaign. Undefined until counted, null if they can't be counted. */
  readonly shared?: ContactCount | null | undefined;
}

function Line({ isOwn = false, name, labels, when, recipients, most, shared }: LineProps) {
  const t = useT();
  const number = new Intl.NumberFormat(useFormatLocale());
  const toWidth = (count: number) => ({ width: `${Math.min(1, count / most) * 100}%` });
  return (
    <div className={classes.line}>
      <span className={classes.words}>
        <b>{name}</b>
        <small>
          {when} · {markHiddenCharacters(labels.join(', '))}
        </small>
      </span>
      <span className={classes.bar} aria-hidden>
        {recipients !== null && most > 0 && <i data-own={isOwn || undefined} style={toWidth(recipients)} />}
        {shared && shared.count > 0 && most > 0 && (
          <i data-shared={shared.isExact ? 'exact' : 'limit'} style={toWidth(shared.count)} />
        )}
      </span>
      <span className={classes.number}>
        {recipients === null ? t(m.common_unknown) : number.format(recipients)}
        {shared !== undefined && <small>{describeShared(t, shared)}</small>}
      </span>
    </div>
  );
}

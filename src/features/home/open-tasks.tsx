import { Button } from '@mantine/core';
import {
  IconBolt,
  IconCircleCheck,
  IconLanguage,
  IconShieldCheck,
  IconSpeakerphone,
} from '@tabler/icons-react';
import { Link, linkOptions, type NavigateOptions, useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { SentCampaign } from '~/domain/sent-campaigns';
import * as m from '~/i18n/messages';
import { type Translator, useFormatLocale, useT } from '~/i18n/use-t';
import { getLanguageName } from '~/lib/text/language-name';
import { getActivityKindLabel } from '~/records/activity/entry-labels';
import { type ActivityRow, groupByRun } from '~/records/activity/entry-rows';
import { getActivityRowName } from '~/records/activity/run-name';
import type { DisplayedEntry } from '~/records/activity/use-activity';
import type { LastCheck } from '~/records/last-check';
import { CheckNowButton } from '~/resources/activity/check-now-button';
import { canCheckEntry } from '~/resources/activity/use-outcome-check';
import { getResource } from '~/resources/resources';
import { useScope } from '~/session/scope-context';
import { getChannelName } from '~/ui/identity/channels';
import { useTimeRenderer } from '~/ui/time/time';
import { CHANNEL_TYPES } from './channel-types';
import { type CheckSummary, summarizeChecks } from './check-changes';
import { HomeSection } from './home-section';
import lines from './lines.module.css';
import classes from './needs.module.css';
import { OpenTaskLine } from './open-task-line';
import { getTimeLabel } from './time-labels';

/** The maximum number of campaigns and changes that are listed. Others are only counted. */
const MOST = 4;

interface OpenTasksProps {
  readonly campaigns: readonly SentCampaign[];
  readonly unreadable: number;
  readonly entries: readonly DisplayedEntry[];
  readonly readings: readonly LastCheck[];
  readonly now: number;
}

/** The tasks in this browser that need the person's attention. */
export function OpenTasks({ campaigns, unreadable, entries, readings, now }: OpenTasksProps) {
  const t = useT();
  const number = new Intl.NumberFormat(useFormatLocale());
  const workspace = useScope().slug;
  const unconfirmed = campaigns.filter(({ standing }) => standing === 'unconfirmed');
  // Excludes campaigns, because an unconfirmed campaign is resolved on its own page.
  const writes = groupByRun(
    entries.filter(({ shown, kind }) => shown === 'not-confirmed' && kind !== 'campaign'),
  );
  const checks = summarizeChecks(readings.filter(({ kind }) => kind === 'checks'));
  const translations = readings.filter(({ kind, count }) => kind === 'translations' && count > 0);
  const count =
    unconfirmed.length +
    Number(unreadable > 0) +
    writes.length +
    Number(checks !== null) +
    translations.length;
  if (count === 0)
    return (
      <HomeSection title={t(m.home_needs_attention)}>
        <p className={`${lines.frame} ${classes.nothing}`}>
          <IconCircleCheck size={16} aria-hidden />
          {t(m.home_nothing)}
        </p>
      </HomeSection>
    );
  const attention = linkOptions({
    to: '/$workspace/campaigns',
    params: { workspace },
    search: { state: 'attention' },
  });
  return (
    <HomeSection title={t(m.home_needs_attention)} note={number.format(count)}>
      <ul className={lines.frame}>
        {unconfirmed.slice(0, MOST).map((one) => (
          <UnconfirmedCampaign key={one.id} campaign={one} />
        ))}
        {unconfirmed.length > MOST && <MoreLine count={unconfirmed.length - MOST} page={attention} />}
        {unreadable > 0 && (
          <OpenTaskLine
            icon={IconSpeakerphone}
            isUrgent
            title={t(m.home_campaigns_unreadable, { count: unreadable })}
            facts={[t(m.home_campaigns_unreadable_text)]}
            action={<PageButton page={attention}>{t(m.home_check_outcome)}</PageButton>}
          />
        )}
        {writes.slice(0, MOST).map((row) => (
          <UnconfirmedWrite key={row.id} row={row} />
        ))}
        {writes.length > MOST && (
          <MoreLine
            count={writes.length - MOST}
            page={linkOptions({
              to: '/$workspace/activity',
              params: { workspace },
              search: { state: 'not-confirmed' },
            })}
          />
        )}
        {checks && <FoundProblems checks={checks} now={now} />}
        {translations.map((reading) => (
          <TranslationsBehind key={reading.portal?.slug} reading={reading} now={now} />
        ))}
      </ul>
    </HomeSection>
  );
}

interface PageButtonProps {
  readonly page: NavigateOptions;
  readonly children: ReactNode;
}

const PageButton = ({ page, children }: PageButtonProps) => (
  <Button variant="default" size="xs" renderRoot={(props) => <Link {...props} {...page} />}>
    {children}
  </Button>
);

function MoreLine({ count, page }: { readonly count: number; readonly page: NavigateOptions }) {
  const t = useT();
  return (
    <li className={classes.more}>
      <Link {...page}>{t(m.common_show_more, { count })}</Link>
    </li>
  );
}

function UnconfirmedCampaign({ campaign }: { readonly campaign: SentCampaign }) {
  const t = useT();
  const time = useTimeRenderer();
  const workspace = useScope().slug;
  const { id, name, channel, recipients, sentAt } = campaign;
  return (
    <OpenTaskLine
      icon={IconSpeakerphone}
      isUrgent
      title={t(m.home_campaign_unconfirmed, { name })}
      facts={[
        getChannelName(t, CHANNEL_TYPES[channel]),
        t(m.campaigns_recipient_count, { count: recipients }),
        time(new Date(sentAt).toISOString()),
      ]}
      action={
        <PageButton
          page={linkOptions({ to: '/$workspace/campaigns/$attemptId', params: { workspace, attemptId: id } })}
        >
          {t(m.home_check_outcome)}
        </PageButton>
      }
    />
  );
}

function UnconfirmedWrite({ row }: { readonly row: ActivityRow }) {
  const t = useT();
  const time = useTimeRenderer();
  const navigate = useNavigate();
  const workspace = useScope().slug;
  const { id, entries } = row;
  const [entry, ...others] = entries;
  const page = linkOptions({ to: '/$workspace/activity', params: { workspace }, search: { entry: id } });
  const act = others.length > 0 ? '' : entry.act;
  return (
    <OpenTaskLine
      icon={getResource(entry.kind)?.icon ?? IconBolt}
      isUrgent
      title={t(m.home_write_unconfirmed, { act, name: getActivityRowName(t, entries) })}
      facts={[
        others.length === 0 && getActivityKindLabel(t, entry.kind),
        time(new Date(entry.at).toISOString()),
      ]}
      action={
        others.length === 0 && canCheckEntry(entry) ? (
          <CheckNowButton entry={entry} onUnclear={() => void navigate(page)} />
        ) : (
          <PageButton page={page}>{t(m.home_check_outcome)}</PageButton>
        )
      }
    />
  );
}

function getChangeText(
  t: Translator,
  { change }: CheckSummary,
  now: number,
  language: string,
): string | null {
  if (change === null) return null;
  return t(m.home_change, {
    direction: change.by > 0 ? 'more' : 'fewer',
    count: Math.abs(change.by),
    ...getTimeLabel(t, change.since, now, language),
  });
}

function FoundProblems({ checks, now }: { readonly checks: CheckSummary; readonly now: number }) {
  const t = useT();
  const language = useFormatLocale();
  const number = new Intl.NumberFormat(language);
  const workspace = useScope().slug;
  const places = checks.found.map(({ portal, count }) =>
    portal ? `${portal.name} ${number.format(count)}` : t(m.home_checks_account, { count }),
  );
  const checked = getTimeLabel(t, checks.readAt, now, language);
  return (
    <OpenTaskLine
      icon={IconShieldCheck}
      title={t(m.home_checks, { count: checks.count })}
      facts={[places.join(', '), getChangeText(t, checks, now, language) ?? t(m.home_checked_at, checked)]}
      action={
        <PageButton page={linkOptions({ to: '/$workspace/health', params: { workspace } })}>
          {t(m.home_open_checks)}
        </PageButton>
      }
    />
  );
}

function TranslationsBehind({ reading, now }: { readonly reading: LastCheck; readonly now: number }) {
  const t = useT();
  const language = useFormatLocale();
  const number = new Intl.NumberFormat(language);
  const workspace = useScope().slug;
  const { portal, count, parts, at } = reading;
  const languages = Object.entries(parts)
    .filter(([, behind]) => behind > 0)
    .sort(([, a], [, b]) => b - a)
    .map(([locale, behind]) => `${getLanguageName(locale, language) ?? locale} ${number.format(behind)}`);
  const checked = getTimeLabel(t, at, now, language);
  return (
    <OpenTaskLine
      icon={IconLanguage}
      title={t(m.home_translations, { count })}
      facts={[portal?.name, languages.join(', '), t(m.home_checked_at, checked)]}
      action={
        <PageButton
          page={linkOptions({
            to: '/$workspace/help-center/$portalSlug/translations',
            params: { workspace, portalSlug: portal?.slug ?? '' },
          })}
        >
          {t(m.home_open_translations)}
        </PageButton>
      }
    />
  );
}

import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { getConfiguration } from '~/api/configuration';
import { FindConversationsForm } from '~/domain/find-conversations-form';
import { sentCampaignsQuery } from '~/domain/sent-campaigns';
import { unsavedDraftsQuery } from '~/drafts/unsaved-drafts-query';
import * as m from '~/i18n/messages';
import { useFormatLocale, useT } from '~/i18n/use-t';
import { useActivity } from '~/records/activity/use-activity';
import { useLastChecks } from '~/records/last-check';
import { useScope } from '~/session/scope-context';
import { MoreActionsButton } from '~/ui/overlay/more-actions-button';
import { createLazyPart } from '~/ui/page/create-lazy-part';
import { Page } from '~/ui/page/page';
import { minuteClock } from '~/ui/time/minute';
import { ConversationCounts } from './conversation-counts';
import { toDraftRows } from './draft-rows';
import { FirstSteps } from './first-steps';
import classes from './home.module.css';
import { HomeSection } from './home-section';
import { OpenTasks } from './open-tasks';
import { RecentChanges } from './recent-changes';
import { RecentRecords } from './recent-records';
import { UnsavedDraftsSection } from './unsaved-drafts-section';
import { UpcomingCampaigns } from './upcoming-campaigns';

const HomeItems = createLazyPart(() => import('./start-page-menu'), 'StartPageMenu');

interface HomeScreenProps {
  readonly onFind: (id: string) => void;
}

/**
 * The start page of a workspace: open tasks, drafts and changes in this browser, and a search for conversations. Only
 * conversation counts are requested.
 */
export function HomeScreen({ onFind }: HomeScreenProps) {
  const t = useT();
  const language = useFormatLocale();
  const now = useSyncExternalStore(minuteClock.subscribe, minuteClock.get);
  const today = new Intl.DateTimeFormat(language, { weekday: 'long', month: 'long', day: 'numeric' });
  return (
    <Page
      title={t(m.frame_home)}
      actions={
        <>
          <span className={classes.date}>{today.format(now)}</span>
          <MoreActionsButton part={HomeItems} menu={(menu) => <HomeItems {...menu} />} />
        </>
      }
    >
      <div className={classes.home}>
        <div className={classes.find}>
          <HomeSection title={t(m.conversations_find_title)}>
            <FindConversationsForm id="" className={classes.field} onFind={onFind} />
            <ConversationCounts />
          </HomeSection>
        </div>
        <LocalSections now={now} />
      </div>
    </Page>
  );
}

/** The sections with data of this browser. They appear at the same time to prevent layout shifts. */
function LocalSections({ now }: { readonly now: number }) {
  const t = useT();
  const scope = useScope();
  const sent = useQuery(sentCampaignsQuery(scope));
  const drafts = useQuery(unsavedDraftsQuery(scope));
  const activity = useActivity();
  const readings = useLastChecks();
  const reads = [sent, drafts, activity];
  if (readings === null || reads.some(({ isPending }) => isPending)) return null;
  // Without browser storage, these queries have no data.
  const { campaigns = [], unreadable = 0 } = sent.data ?? {};
  const entries = activity.data ?? [];
  const rows = toDraftRows(t, scope.slug, drafts.data ?? [], campaigns);
  return (
    <>
      <div className={classes.main}>
        <OpenTasks
          campaigns={campaigns}
          unreadable={unreadable}
          entries={entries}
          readings={readings}
          now={now}
        />
        {rows.length === 0 && entries.length === 0 && <FirstSteps />}
        {rows.length > 0 && <UnsavedDraftsSection drafts={rows} />}
        {entries.length > 0 && getConfiguration().activityDays > 0 && (
          <RecentChanges entries={entries} now={now} />
        )}
      </div>
      <div className={classes.rest}>
        <UpcomingCampaigns
          campaigns={campaigns}
          now={now}
          isComplete={sent.data !== undefined && unreadable === 0}
        />
        <RecentRecords />
      </div>
    </>
  );
}

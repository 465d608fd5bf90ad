import { IconChevronRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { portalQuery } from '~/api/portals';
import * as m from '~/i18n/messages';
import { useFormatLocale, useT } from '~/i18n/use-t';
import { useLastCheck } from '~/records/last-check';
import { useScope } from '~/session/scope-context';
import { ProblemNotice } from '~/ui/notice/problem-notice';
import { Page } from '~/ui/page/page';
import classes from '~/ui/page/sections.module.css';
import { Tag } from '~/ui/text/tag';

const NAV_ITEMS = [
  ['/$workspace/help-center/$portalSlug', m.help_center_articles],
  ['/$workspace/help-center/$portalSlug/categories', m.help_center_categories],
  ['/$workspace/help-center/$portalSlug/translations', m.help_center_translations],
  ['/$workspace/help-center/$portalSlug/health', m.frame_health],
  ['/$workspace/help-center/$portalSlug/settings', m.help_center_settings],
] as const;

interface PortalPageProps {
  readonly portalSlug: string;
  /** The title of the section or the record. */
  readonly title: string;
  /** True to hide the portal's tabs, for example on the page of an article. */
  readonly isRecord?: boolean;
  /** The section that the page belongs to. Needed if the page has no tab of its own. */
  readonly section?: (typeof NAV_ITEMS)[number];
  /** The link from a record back to its list. */
  readonly parent?: ReactNode;
  /** The state of a record. */
  readonly badge?: ReactNode;
  readonly actions?: ReactNode;
  /** The number of records of the section, if it is known. */
  readonly count?: number | undefined;
  readonly children: ReactNode;
}

/** Scrolls the current tab into view on narrow screens, without scrolling the page. */
function showTab(nav: HTMLElement | null) {
  const tab = nav?.querySelector('[aria-current]');
  if (nav && tab) nav.scrollLeft = tab.getBoundingClientRect().left - nav.clientWidth / 2;
}

/** The frame of a portal's pages, with its name and tabs. */
export function PortalPage(props: PortalPageProps) {
  const { portalSlug, title, isRecord = false, section, parent, badge, actions, count, children } = props;
  const t = useT();
  const scope = useScope();
  const portal = useQuery(portalQuery(scope, portalSlug));
  const params = { workspace: scope.slug, portalSlug };
  const name = portal.data?.name ?? portalSlug;
  const isPart = isRecord || section !== undefined;
  const checks = useLastCheck('checks', portalSlug);
  const getCount = (words: (typeof NAV_ITEMS)[number][1]) => {
    if (words === m.frame_health) return checks?.count;
    return t(words) === title ? count : undefined;
  };
  const archived = portal.data?.archived && <Tag>{t(m.help_center_archived_portal)}</Tag>;
  return (
    <Page
      title={isPart ? title : name}
      documentTitle={isRecord ? title : `${title} · ${name}`}
      badge={badge ?? archived}
      actions={actions}
      parent={
        section ? (
          <>
            <Link to="/$workspace/help-center/$portalSlug" params={params} className={classes.ancestor}>
              {name}
            </Link>
            <IconChevronRight className={classes.ancestor} size={14} aria-hidden />
            <Link to={section[0]} params={params}>
              {t(section[1])}
            </Link>
          </>
        ) : (
          parent
        )
      }
      tabs={
        !isPart && (
          <nav ref={showTab} aria-label={t(m.help_center_sections)} className={classes.sections}>
            {NAV_ITEMS.map(([to, words]) => (
              <Link
                key={to}
                to={to}
                params={params}
                className={classes.section}
                activeOptions={{ exact: true, includeSearch: false }}
              >
                {t(words)}
                <TabCount count={getCount(words)} />
              </Link>
            ))}
          </nav>
        )
      }
    >
      {portal.error && (
        <ProblemNotice error={portal.error} purpose="read" onRetry={() => void portal.refetch()} />
      )}
      {children}
    </Page>
  );
}

function TabCount({ count }: { readonly count: number | undefined }) {
  const number = new Intl.NumberFormat(useFormatLocale());
  return count ? <span className={classes.count}>{number.format(count)}</span> : null;
}

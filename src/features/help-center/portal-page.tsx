import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { portalQuery } from '~/api/portals';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
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
  /** The page's own name: a section's, or of what is edited. */
  readonly title: string;
  /** It lies below a section, and shows its own name and the way back: the portal is in the bar. */
  readonly isRecord?: boolean;
  /** The section that it is a part of: without a tab of its own, it shows its own name, and the way back is in the bar. */
  readonly section?: (typeof NAV_ITEMS)[number];
  /** Below the tabs, so that they are level on every page. */
  readonly description?: ReactNode;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** Its tab may lie beyond the edge of a phone. Only the tabs are scrolled, never the page. */
function showTab(nav: HTMLElement | null) {
  const tab = nav?.querySelector('[aria-current]');
  if (nav && tab) nav.scrollLeft = tab.getBoundingClientRect().left - nav.clientWidth / 2;
}

/** A page of one portal: which portal it is, and the ways to its other pages. */
export function PortalPage(props: PortalPageProps) {
  const { portalSlug, title, isRecord = false, section, description, actions, children } = props;
  const t = useT();
  const scope = useScope();
  const portal = useQuery(portalQuery(scope, portalSlug));
  const params = { workspace: scope.slug, portalSlug };
  const name = portal.data?.name ?? portalSlug;
  const isPart = isRecord || section !== undefined;
  const archived = portal.data?.archived && <Tag>{t(m.help_center_archived_portal)}</Tag>;
  return (
    <Page
      isTitleHidden={isRecord}
      title={isPart ? title : name}
      documentTitle={isRecord ? title : `${title} · ${name}`}
      badge={archived}
      actions={actions}
      parent={
        section && (
          <Link to={section[0]} params={params}>
            {t(section[1])}
          </Link>
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
              </Link>
            ))}
          </nav>
        )
      }
    >
      {description && (
        <Text size="sm" c="dimmed">
          {description}
        </Text>
      )}
      {portal.error && (
        <ProblemNotice error={portal.error} purpose="read" onRetry={() => void portal.refetch()} />
      )}
      {children}
    </Page>
  );
}

import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { portalQuery } from '~/api/portals';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useScope } from '~/session/scope-context';
import { Crumb } from '~/ui/crumb';
import { Page } from '~/ui/page';
import { ProblemNotice } from '~/ui/problem-notice';
import classes from '~/ui/sections.module.css';
import { Tag } from '~/ui/tag';

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
  /** The section that it is a part of, where it has no tab of its own. */
  readonly section?: (typeof NAV_ITEMS)[number][0];
  readonly badge?: ReactNode;
  readonly description?: ReactNode;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A page of one portal: which portal it is, and the ways to its other pages. */
export function PortalPage(props: PortalPageProps) {
  const {
    portalSlug,
    title,
    isRecord = false,
    section: within,
    badge,
    description,
    actions,
    children,
  } = props;
  const t = useT();
  const scope = useScope();
  const portal = useQuery(portalQuery(scope, portalSlug));
  const params = { workspace: scope.slug, portalSlug };
  const name = portal.data?.name ?? portalSlug;
  const archived = portal.data?.archived && <Tag>{t(m.help_center_archived_portal)}</Tag>;
  return (
    <Page
      isTitleHidden={isRecord}
      title={isRecord ? title : name}
      documentTitle={isRecord ? title : `${title} · ${name}`}
      badge={badge ?? archived}
      description={description}
      actions={actions}
    >
      {isRecord ? (
        <Crumb>
          <bdi>{name}</bdi>
        </Crumb>
      ) : (
        <nav aria-label={t(m.help_center_sections)} className={classes.sections}>
          {NAV_ITEMS.map(([to, section]) => (
            <Link
              key={to}
              to={to}
              params={params}
              className={classes.section}
              activeOptions={{ exact: true, includeSearch: false }}
              {...(to === within && { 'aria-current': 'page' })}
            >
              {t(section)}
            </Link>
          ))}
        </nav>
      )}
      {portal.error && (
        <ProblemNotice error={portal.error} purpose="read" onRetry={() => void portal.refetch()} />
      )}
      {children}
    </Page>
  );
}

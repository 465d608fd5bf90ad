import { Badge, Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { portalQuery } from '~/api/portals';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useScope } from '~/session/scope-context';
import { Page } from '~/ui/page';
import { ProblemNotice } from '~/ui/problem-notice';
import classes from './portal-page.module.css';

interface PortalPageProps {
  readonly portalSlug: string;
  readonly title: string;
  readonly description?: ReactNode;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

const NAV_ITEMS = [
  ['/$workspace/help-center/$portalSlug', m.help_center_articles],
  ['/$workspace/help-center/$portalSlug/categories', m.help_center_categories],
  ['/$workspace/help-center/$portalSlug/translations', m.help_center_translations],
  ['/$workspace/help-center/$portalSlug/settings', m.help_center_settings],
] as const;

/** A page of one portal: which portal it is, and the ways to its other pages. */
export function PortalPage({ portalSlug, title, description, actions, children }: PortalPageProps) {
  const t = useT();
  const scope = useScope();
  const portal = useQuery(portalQuery(scope, portalSlug));
  const params = { workspace: scope.slug, portalSlug };
  return (
    <Page title={title} description={description} actions={actions}>
      <div className={classes.head}>
        <Group gap="xs" className={classes.path}>
          <Link to="/$workspace/help-center" params={params} className={classes.link}>
            {t(m.frame_help_center)}
          </Link>
          <span aria-hidden>›</span>
          <strong dir="auto">{portal.data?.name ?? portalSlug}</strong>
          {portal.data?.archived && (
            <Badge color="gray" variant="dot">
              {t(m.help_center_archived_portal)}
            </Badge>
          )}
        </Group>
        <nav aria-label={t(m.help_center_sections)} className={classes.sections}>
          {NAV_ITEMS.map(([to, name]) => (
            <Link
              key={to}
              to={to}
              params={params}
              className={classes.section}
              activeOptions={{ exact: true, includeSearch: false }}
            >
              {t(name)}
            </Link>
          ))}
        </nav>
      </div>
      {portal.error && <ProblemNotice error={portal.error} purpose="read" />}
      {children}
    </Page>
  );
}

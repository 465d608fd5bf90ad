import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import * as m from '~/i18n/messages';
import { useFormatLocale, useT } from '~/i18n/use-t';
import { useLastChecks } from '~/records/last-check';
import { allPortalsQuery } from '~/resources/portal';
import { useScope } from '~/session/scope-context';
import { Page } from '~/ui/page/page';
import classes from '~/ui/page/sections.module.css';

interface ChecksPageProps {
  /** The portal of the current tab, or undefined for the account's tab. */
  readonly portalSlug?: string | undefined;
  /** The number of problems on the page, or null while unknown. */
  readonly count: number | null;
  readonly actions: ReactNode;
  readonly children: ReactNode;
}

/**
 * The page with the checks, with one tab for the account and one for each portal. Tabs that aren't open show the number
 * of problems that their last check found.
 */
export function ChecksPage({ portalSlug, count, actions, children }: ChecksPageProps) {
  const t = useT();
  const number = new Intl.NumberFormat(useFormatLocale());
  const scope = useScope();
  const readings = (useLastChecks() ?? []).filter(({ kind }) => kind === 'checks');
  const { data: portals } = useQuery(allPortalsQuery(scope));
  const countReading = (slug: string | undefined) =>
    readings.find(({ portal }) => portal?.slug === slug)?.count ?? null;
  const getCount = (slug: string | undefined) =>
    slug === portalSlug ? (count ?? countReading(slug)) : countReading(slug);
  const tabs = [
    { slug: undefined, name: t(m.campaigns_account) },
    ...(portals ?? readings.flatMap(({ portal }) => portal ?? [])),
  ].map(({ slug, name }) => ({ slug, name, count: getCount(slug) }));
  const counts = tabs.flatMap((tab) => tab.count ?? []);
  const total = counts.reduce((sum, one) => sum + one, 0);
  return (
    <Page
      title={t(m.frame_health)}
      {...(counts.length > 0 && { titleSuffix: number.format(total) })}
      actions={actions}
      tabs={
        <nav aria-label={t(m.health_subjects)} className={classes.sections}>
          {tabs.map((tab) => (
            <Link
              key={tab.slug ?? ''}
              to="/$workspace/health"
              params={{ workspace: scope.slug }}
              search={{ portal: tab.slug }}
              className={classes.section}
              activeOptions={{ explicitUndefined: true }}
            >
              <bdi>{tab.name}</bdi>{' '}
              {tab.count !== null && <span className={classes.count}>{number.format(tab.count)}</span>}
            </Link>
          ))}
        </nav>
      }
    >
      {children}
    </Page>
  );
}

import { useLocation } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { usePlainLinkProps } from '~/ui/page/plain-link';
import { navCounts } from './nav-counts';
import { isInSection, NAV_GROUPS } from './nav-items';
import classes from './nav-links.module.css';
import { SettingsLinks } from './settings-links';

interface Count {
  readonly count: number;
  readonly text: string;
  readonly isWarning: boolean;
}

/**
 * Returns the counts of navigation items by URL. Screen readers read a count as the link's description, so that the
 * link's name doesn't change.
 */
function useCounts(): Readonly<Record<string, Count>> {
  const t = useT();
  const { checks, campaigns } = useSyncExternalStore(navCounts.subscribe, navCounts.get);
  return {
    ...(checks > 0 && {
      '/$workspace/health': {
        count: checks,
        text: t(m.frame_problems_found, { count: checks }),
        isWarning: false,
      },
    }),
    ...(campaigns > 0 && {
      '/$workspace/campaigns': {
        count: campaigns,
        text: t(m.campaign_list_sum_attention, { count: campaigns }),
        isWarning: true,
      },
    }),
  };
}

export function NavLinks({ workspace }: { readonly workspace: string }) {
  const t = useT();
  const link = usePlainLinkProps();
  const counts = useCounts();
  const path = useLocation({ select: ({ pathname }) => pathname.replace(/\/$/, '') });
  const isCurrent = (to: string) => {
    const root = to.replace('$workspace', workspace);
    return to === '/$workspace' ? path === root : isInSection(path, root);
  };
  return (
    <>
      {NAV_GROUPS.map((group) => (
        <div key={group.items[0].to} className={classes.group}>
          {group.title && <p className={classes.title}>{t(group.title)}</p>}
          {group.items.map(({ to, title, icon: Icon }) => (
            <a
              key={to}
              {...link({ to, params: { workspace } })}
              aria-current={isCurrent(to) ? 'page' : undefined}
              className={classes.link}
              title={counts[to]?.text ?? t(title)}
            >
              <Icon size={17} aria-hidden />
              <span>{t(title)}</span>
              {counts[to] && (
                <small className={classes.count} data-warning={counts[to].isWarning || undefined} aria-hidden>
                  {counts[to].count}
                </small>
              )}
            </a>
          ))}
        </div>
      ))}
      <SettingsLinks workspace={workspace} isCurrent={isCurrent} label={t(m.assistants_settings)} />
    </>
  );
}

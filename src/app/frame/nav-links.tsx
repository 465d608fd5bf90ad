import { useLocation } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { usePlainLinkProps } from '~/ui/page/plain-link';
import { navCounts } from './nav-counts';
import { isInSection, NAV_GROUPS } from './nav-items';
import classes from './nav-links.module.css';
import { SettingsLinks } from './settings-links';

export function NavLinks({ workspace }: { readonly workspace: string }) {
  const t = useT();
  const link = usePlainLinkProps();
  const counts = useSyncExternalStore(navCounts.subscribe, navCounts.get);
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

import { useLocation } from '@tanstack/react-router';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { usePlainLink } from '~/ui/page/plain-link';
import { isWithin, NAV_GROUPS } from './nav-items';
import classes from './nav-links.module.css';
import { SettingsLinks } from './settings-links';

export function NavLinks({ workspace }: { readonly workspace: string }) {
  const t = useT();
  const link = usePlainLink();
  const path = useLocation({ select: ({ pathname }) => pathname.replace(/\/$/, '') });
  const isCurrent = (to: string) => {
    const root = to.replace('$workspace', workspace);
    return to === '/$workspace' ? path === root : isWithin(path, root);
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
              title={t(title)}
            >
              <Icon size={17} aria-hidden />
              <span>{t(title)}</span>
            </a>
          ))}
        </div>
      ))}
      <SettingsLinks workspace={workspace} isCurrent={isCurrent} label={t(m.frame_settings)} />
    </>
  );
}

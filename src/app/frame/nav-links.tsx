import { useLocation } from '@tanstack/react-router';
import { useT } from '~/i18n/use-t';
import { usePlainLink } from '~/ui/page/plain-link';
import { isWithin, NAV_GROUPS } from './nav-items';
import classes from './nav-links.module.css';

export function NavLinks({ workspace }: { readonly workspace: string }) {
  const t = useT();
  const link = usePlainLink();
  const path = useLocation({ select: ({ pathname }) => pathname });
  return NAV_GROUPS.map((group) => (
    <div key={t(group.title)} className={classes.group}>
      <p className={classes.title}>
        <span>{t(group.title)}</span>
      </p>
      {group.items.map(({ to, title, icon: Icon }) => (
        <a
          key={to}
          {...link({ to, params: { workspace } })}
          aria-current={isWithin(path, to.replace('$workspace', workspace)) ? 'page' : undefined}
          className={classes.link}
          title={t(title)}
        >
          <Icon size={16} aria-hidden />
          <span>{t(title)}</span>
        </a>
      ))}
    </div>
  ));
}

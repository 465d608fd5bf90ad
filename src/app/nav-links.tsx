import { Link } from '@tanstack/react-router';
import { useT } from '~/i18n/use-t';
import { NAV_GROUPS } from './nav-items';
import classes from './nav-links.module.css';

export function NavLinks({ workspace }: { readonly workspace: string }) {
  const t = useT();
  return NAV_GROUPS.map((group) => (
    <div key={t(group.title)} className={classes.group}>
      <p className={classes.title}>
        <span>{t(group.title)}</span>
      </p>
      {group.items.map(({ to, title, icon: Icon }) => (
        <Link
          key={to}
          to={to}
          params={{ workspace }}
          activeOptions={{ includeSearch: false }}
          className={classes.link}
          title={t(title)}
        >
          <Icon size={16} aria-hidden />
          <span>{t(title)}</span>
        </Link>
      ))}
    </div>
  ));
}

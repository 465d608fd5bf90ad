import { Link, useMatches } from '@tanstack/react-router';
import type { Scope } from '~/api/scope';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { CRUMBS } from '~/ui/page/crumb';
import classes from './breadcrumbs.module.css';
import { isWithin, NAV_GROUPS } from './nav-items';

/**
 * What the page lies within: the section, by its group where the page is the section itself; a page adds what lies between.
 * The page that is shown, that is, which isn't yet the one that was asked for.
 */
export function Breadcrumbs({ scope }: { readonly scope: Scope }) {
  const t = useT();
  const path = useMatches({ select: (matches) => matches.at(-1)?.pathname.replace(/\/$/, '') });
  const within = NAV_GROUPS.flatMap((group) =>
    group.items.map((item) => ({
      ...item,
      group: group.title,
      root: item.to.replace('$workspace', scope.slug),
    })),
  ).find(({ root }) => isWithin(path ?? '', root));
  return (
    <nav className={classes.crumbs} aria-label={t(m.frame_breadcrumbs)}>
      <span className={classes.place}>{scope.name}</span>
      {within &&
        (path === within.root ? (
          <span>{t(within.group)}</span>
        ) : (
          <Link to={within.to} params={{ workspace: scope.slug }}>
            {t(within.title)}
          </Link>
        ))}
      <span id={CRUMBS} className={classes.more} />
    </nav>
  );
}

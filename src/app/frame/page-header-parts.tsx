// The frame's components in the page header: the link to the parent page, and the buttons that replace the navigation
// on phones.
import { UnstyledButton } from '@mantine/core';
import { IconChevronLeft, IconChevronRight, IconMenu2, IconSearch } from '@tabler/icons-react';
import { Link, useMatches } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useScope } from '~/session/scope-context';
import { createLazyPart } from '~/ui/page/create-lazy-part';
import type { PageFrameParts } from '~/ui/page/page-frame-context';
import { SessionChip } from '../session/session-chip';
import { useFrameActions } from './frame-actions';
import { findSection } from './nav-items';
import classes from './page-header-parts.module.css';

/** Returns the section that contains the current page, or undefined if the page is itself a section. */
function useParentSection() {
  const { slug } = useScope();
  const path = useMatches({ select: (matches) => matches.at(-1)?.pathname.replace(/\/$/, '') ?? '' });
  const section = findSection(path, slug);
  return section && path !== section.to.replace('$workspace', slug) ? section : undefined;
}

function HeadStart({ parent }: { readonly parent?: ReactNode }) {
  const t = useT();
  const { slug } = useScope();
  const section = useParentSection();
  if (!parent && !section) return <NavigationButton />;
  return (
    <nav className={classes.parents} data-parents aria-label={t(m.frame_breadcrumbs)}>
      <IconChevronLeft className={classes.back} size={20} aria-hidden />
      {parent ??
        (section && (
          <Link to={section.to} params={{ workspace: slug }}>
            {t(section.title)}
          </Link>
        ))}
      <IconChevronRight className={classes.separator} size={14} aria-hidden />
    </nav>
  );
}

function NavigationButton() {
  const t = useT();
  const { isNavigationOpen, toggleNavigation } = useFrameActions();
  return (
    <UnstyledButton
      className={classes.phone}
      aria-label={t(m.frame_open_navigation)}
      aria-expanded={isNavigationOpen}
      onClick={toggleNavigation}
    >
      <IconMenu2 size={20} aria-hidden />
    </UnstyledButton>
  );
}

function HeadEnd() {
  const t = useT();
  const { openPalette } = useFrameActions();
  return (
    <>
      <div className={classes.phone}>
        <SessionChip isShort />
      </div>
      <UnstyledButton
        className={`${classes.phone} ${classes.search}`}
        aria-label={t(m.frame_palette)}
        onClick={() => void openPalette()}
      >
        <IconSearch size={20} aria-hidden />
      </UnstyledButton>
    </>
  );
}

/** The menu items are loaded only when a menu opens, because the first page doesn't need Mantine's menu. */
const MenuItems = createLazyPart(() => import('./search-item'), 'SearchItem');

export const PAGE_HEADER_PARTS: PageFrameParts = { Start: HeadStart, End: HeadEnd, MenuItems };

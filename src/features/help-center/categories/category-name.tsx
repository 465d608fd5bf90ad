import { Box } from '@mantine/core';
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import * as m from '~/i18n/messages';
import { useFormatLocale, useT } from '~/i18n/use-t';
import { useScope } from '~/session/scope-context';
import row from '~/ui/table/row.module.css';
import { Tag } from '~/ui/text/tag';
import { getShortLocaleName } from '../locale-name';
import classes from './categories.module.css';
import type { TreeRow } from './category-tree';

interface CategoryNameProps extends TreeRow {
  readonly portalSlug: string;
  readonly isLocked: boolean;
  readonly isCollapsed: boolean;
  readonly onToggle: () => void;
}

/** A category in the tree, with a link to its articles. */
export function CategoryName(props: CategoryNameProps) {
  const { portalSlug, category, depth, hasChildren, isLocked, isCollapsed, onToggle } = props;
  const t = useT();
  const workspace = useScope().slug;
  const Chevron = isCollapsed ? IconChevronRight : IconChevronDown;
  return (
    <Box className={`${row.line} ${classes.name}`} __vars={{ '--depth': String(depth) }}>
      <Link
        to="/$workspace/help-center/$portalSlug"
        params={{ workspace, portalSlug }}
        search={{ category_id: category.id }}
        dir="auto"
      >
        {category.name}
      </Link>
      {/* The button follows the link, because a click on the row activates the first link or button of this cell. */}
      {hasChildren && (
        <button
          type="button"
          className={classes.chevron}
          aria-expanded={!isCollapsed}
          aria-label={t(m.help_center_subcategories_of, { name: category.name })}
          onClick={onToggle}
        >
          <Chevron size={14} aria-hidden />
        </button>
      )}
      {isLocked && (
        <Tag title={t(m.help_center_locked_why, { locale: category.locale })}>{t(m.help_center_locked)}</Tag>
      )}
    </Box>
  );
}

interface CategoryLanguageProps extends TreeRow {
  /** All languages of the portal. */
  readonly locales: readonly string[];
}

/** The language of a category. On cards it is below the name, with the same indent. */
export function CategoryLanguage({ category, depth, locales }: CategoryLanguageProps) {
  return (
    <Box component="span" className={classes.language} __vars={{ '--depth': String(depth) }}>
      {getShortLocaleName(category.locale, locales, useFormatLocale())}
    </Box>
  );
}

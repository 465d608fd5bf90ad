import { Box } from '@mantine/core';
import * as m from '~/i18n/messages';
import { useFormatLocale, useT } from '~/i18n/use-t';
import row from '~/ui/table/row.module.css';
import { Tag } from '~/ui/text/tag';
import { localeTitle } from '../locale-name';
import classes from './categories.module.css';
import type { TreeRow } from './category-tree';

interface CategoryNameProps extends TreeRow {
  readonly isLocked: boolean;
}

/** A category in its place of the tree. Nested ones stand further in. */
export function CategoryName({ category, depth, isLocked }: CategoryNameProps) {
  const t = useT();
  return (
    <Box className={`${row.line} ${classes.name}`} __vars={{ '--depth': String(depth) }}>
      <span className={row.name} dir="auto">
        {category.name}
      </span>
      {isLocked && (
        <Tag title={t(m.help_center_locked_why, { locale: category.locale })}>{t(m.help_center_locked)}</Tag>
      )}
      {category.description && (
        <span className={row.note} dir="auto">
          {category.description}
        </span>
      )}
    </Box>
  );
}

/** Where rows are cards, it stands below the name, and as far in. */
export function CategoryLanguage({ category, depth }: TreeRow) {
  return (
    <Box component="span" className={classes.language} __vars={{ '--depth': String(depth) }}>
      {localeTitle(category.locale, useFormatLocale())}
    </Box>
  );
}

import { IconPencil, IconTrash } from '@tabler/icons-react';
import type { Category } from '~/api/categories';
import * as m from '~/i18n/messages';
import { useFormatLocale, useT } from '~/i18n/use-t';
import type { Column } from '~/ui/table/data-table';
import { RowAction, RowActions } from '~/ui/table/row-action';
import { useTimeRenderer } from '~/ui/time/time';
import { getLocaleTitle, getShortLocaleName } from '../locale-name';
import classes from './categories.module.css';
import { CategoryLanguage, CategoryName } from './category-name';
import { getRootCategoryId, type TreeRow } from './category-tree';

interface CategoryColumns {
  readonly portalSlug: string;
  readonly all: readonly Category[];
  /** True if the list shows only one language. */
  readonly isOneLanguage: boolean;
  readonly collapsed: ReadonlySet<number>;
  readonly isLocked: (category: Category) => boolean;
  readonly onToggle: (category: Category) => void;
  readonly onEdit: (category: Category) => void;
  readonly onDelete: (category: Category) => void;
}

const findTranslations = (category: Category, all: readonly Category[]) =>
  all.filter((one) => one.id !== category.id && getRootCategoryId(one) === getRootCategoryId(category));

export function useCategoryColumns(given: CategoryColumns): Column<TreeRow>[] {
  const { portalSlug, all, isOneLanguage, collapsed, isLocked, onToggle, onEdit, onDelete } = given;
  const t = useT();
  const time = useTimeRenderer();
  const language = useFormatLocale();
  const locales = [...new Set(all.map(({ locale }) => locale))];
  const languageColumn: Column<TreeRow> = {
    key: 'language',
    width: '9rem',
    title: t(m.common_language),
    text: ({ category }) => getLocaleTitle(category.locale, language),
    cell: (place) => <CategoryLanguage {...place} locales={locales} />,
  };
  return [
    {
      key: 'name',
      title: t(m.help_center_category),
      sheetTitle: t(m.common_name),
      text: ({ category }) => category.name,
      cell: (place) => (
        <CategoryName
          {...place}
          portalSlug={portalSlug}
          isLocked={isLocked(place.category)}
          isCollapsed={collapsed.has(place.category.id)}
          onToggle={() => onToggle(place.category)}
        />
      ),
    },
    ...(isOneLanguage ? [] : [languageColumn]),
    {
      key: 'family',
      width: '15rem',
      title: t(m.help_center_translated_into),
      sheetTitle: t(m.help_center_translations),
      text: ({ category }) =>
        findTranslations(category, all)
          .map(({ locale }) => locale)
          .join(', '),
      secondary: true,
      cell: ({ category }) => {
        const names = findTranslations(category, all).map(({ locale }) =>
          getShortLocaleName(locale, locales, language),
        );
        // Returns null rather than an empty text, so that the table shows a dash.
        return names.length > 0 ? names.join(', ') : null;
      },
    },
    {
      key: 'slug',
      width: '11rem',
      title: t(m.help_center_slug),
      secondary: true,
      cell: ({ category }) => category.slug && <span className={classes.dim}>{category.slug}</span>,
      text: ({ category }) => category.slug,
    },
    {
      key: 'position',
      width: '5.5rem',
      title: t(m.help_center_position),
      isExtra: true,
      secondary: true,
      cell: ({ category }) => category.position,
    },
    {
      key: 'created',
      width: '9.5rem',
      title: t(m.common_created),
      text: ({ category }) => category.created_at,
      isExtra: true,
      secondary: true,
      cell: ({ category }) => time(category.created_at, 'date'),
    },
    {
      key: 'actions',
      width: '6.5rem',
      beside: true,
      title: <span className="visually-hidden">{t(m.common_actions)}</span>,
      cell: ({ category }) => (
        <RowActions isWithoutMenu>
          <RowAction
            aria-keyshortcuts="E"
            label={t(m.help_center_edit_category, { name: category.name })}
            disabled={isLocked(category)}
            onClick={() => onEdit(category)}
          >
            <IconPencil size={16} aria-hidden />
          </RowAction>
          <RowAction
            label={t(m.help_center_delete_category, { name: category.name })}
            disabled={isLocked(category)}
            onClick={() => onDelete(category)}
          >
            <IconTrash size={16} aria-hidden />
          </RowAction>
        </RowActions>
      ),
    },
  ];
}

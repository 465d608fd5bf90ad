import { Group } from '@mantine/core';
import { IconFileText, IconPencil, IconTrash } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { Category } from '~/api/categories';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useScope } from '~/session/scope-context';
import type { Column } from '~/ui/table/data-table';
import row from '~/ui/table/row.module.css';
import { RowAction } from '~/ui/table/row-action';
import { Tag } from '~/ui/text/tag';
import { useTimes } from '~/ui/time/time';
import { CategoryLanguage, CategoryName } from './category-name';
import { rootId, type TreeRow } from './category-tree';

interface CategoryColumns {
  readonly portalSlug: string;
  readonly all: readonly Category[];
  readonly isLocked: (category: Category) => boolean;
  readonly onEdit: (category: Category) => void;
  readonly onDelete: (category: Category) => void;
}

const translationsOf = (category: Category, all: readonly Category[]) =>
  all.filter((one) => one.id !== category.id && rootId(one) === rootId(category));

export function useCategoryColumns(given: CategoryColumns): Column<TreeRow>[] {
  const { portalSlug, all, isLocked, onEdit, onDelete } = given;
  const t = useT();
  const time = useTimes();
  const scope = useScope();
  return [
    {
      key: 'name',
      title: t(m.common_name),
      text: ({ category }) => category.name,
      cell: (place) => <CategoryName {...place} isLocked={isLocked(place.category)} />,
    },
    {
      key: 'slug',
      width: '10rem',
      title: t(m.help_center_slug),
      secondary: true,
      cell: ({ category }) => category.slug,
    },
    {
      key: 'language',
      width: '9rem',
      title: t(m.common_language),
      cell: (place) => <CategoryLanguage {...place} />,
    },
    {
      key: 'position',
      width: '5.5rem',
      title: t(m.help_center_position),
      secondary: true,
      cell: ({ category }) => category.position,
    },
    {
      key: 'created',
      width: '9.5rem',
      title: t(m.common_created),
      text: ({ category }) => category.created_at,
      secondary: true,
      cell: ({ category }) => time(category.created_at, 'date'),
    },
    {
      key: 'family',
      width: '7.5rem',
      title: t(m.help_center_translations),
      text: ({ category }) =>
        translationsOf(category, all)
          .map(({ locale }) => locale)
          .join(', '),
      secondary: true,
      cell: ({ category }) => (
        <Group gap={4} wrap="nowrap">
          {translationsOf(category, all).map(({ id, name, locale }) => (
            <Tag key={id} title={name}>
              {locale}
            </Tag>
          ))}
        </Group>
      ),
    },
    {
      key: 'actions',
      width: '8.5rem',
      beside: true,
      title: <span className={row.hidden}>{t(m.common_actions)}</span>,
      cell: ({ category }) => (
        <div className={row.actions}>
          <Link
            to="/$workspace/help-center/$portalSlug"
            params={{ workspace: scope.slug, portalSlug }}
            search={{ category_id: category.id }}
            className={row.action}
            aria-label={t(m.help_center_articles_of, { name: category.name })}
            title={t(m.help_center_articles_of, { name: category.name })}
          >
            <IconFileText size={16} aria-hidden />
          </Link>
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
        </div>
      ),
    },
  ];
}

import { Button, Group } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { Category } from '~/api/categories';
import * as m from '~/i18n/messages';
import { useFormatLocale, useT } from '~/i18n/use-t';
import { useScope } from '~/session/scope-context';
import type { Column } from '~/ui/data-table';
import { Tag } from '~/ui/tag';
import { Time } from '~/ui/time';
import { localeName } from '../locale-name';
import { CategoryName } from './category-name';
import { rootId, type TreeRow } from './category-tree';

interface CategoryColumns {
  readonly portalSlug: string;
  readonly all: readonly Category[];
  readonly isLocked: (category: Category) => boolean;
  readonly onEdit: (category: Category) => void;
  readonly onDelete: (category: Category) => void;
}

export function useCategoryColumns(given: CategoryColumns): Column<TreeRow>[] {
  const { portalSlug, all, isLocked, onEdit, onDelete } = given;
  const t = useT();
  const language = useFormatLocale();
  const scope = useScope();
  return [
    {
      key: 'name',
      title: t(m.common_name),
      cell: ({ category, depth }) => (
        <CategoryName category={category} depth={depth} isLocked={isLocked(category)} />
      ),
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
      secondary: true,
      cell: ({ category }) => localeName(category.locale, language),
    },
    {
      key: 'position',
      width: '5.5rem',
      title: t(m.help_center_position),
      secondary: true,
      cell: ({ category }) => category.position ?? t(m.common_none),
    },
    {
      key: 'created',
      width: '8rem',
      title: t(m.common_created),
      secondary: true,
      cell: ({ category }) => <Time value={category.created_at} style="date" />,
    },
    {
      key: 'family',
      width: '7.5rem',
      title: t(m.help_center_translations),
      secondary: true,
      cell: ({ category }) => (
        <Group gap={4}>
          {all
            .filter((one) => one.id !== category.id && rootId(one) === rootId(category))
            .map(({ id, name, locale }) => (
              <Tag key={id} title={name}>
                {locale}
              </Tag>
            ))}
        </Group>
      ),
    },
    {
      key: 'actions',
      width: '13.5rem',
      title: t(m.common_actions),
      cell: ({ category }) => (
        <Group gap={4} miw={{ sm: '13rem' }}>
          <Link
            to="/$workspace/help-center/$portalSlug"
            params={{ workspace: scope.slug, portalSlug }}
            search={{ category_id: category.id }}
            aria-label={t(m.help_center_articles_of, { name: category.name })}
          >
            {t(m.help_center_articles)}
          </Link>
          <Button
            variant="subtle"
            size="compact-sm"
            disabled={isLocked(category)}
            aria-label={t(m.help_center_edit_category, { name: category.name })}
            onClick={() => onEdit(category)}
          >
            {t(m.common_edit)}
          </Button>
          <Button
            variant="subtle"
            color="red"
            size="compact-sm"
            disabled={isLocked(category)}
            aria-label={t(m.help_center_delete_category, { name: category.name })}
            onClick={() => onDelete(category)}
          >
            {t(m.common_delete)}
          </Button>
        </Group>
      ),
    },
  ];
}

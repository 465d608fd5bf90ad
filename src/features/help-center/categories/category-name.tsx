import { Group, Text } from '@mantine/core';
import type { Category } from '~/api/categories';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { Tag } from '~/ui/tag';

interface CategoryNameProps {
  readonly category: Category;
  readonly depth: number;
  readonly isLocked: boolean;
}

/** A category in its place of the tree. Nested ones stand further in. */
export function CategoryName({ category, depth, isLocked }: CategoryNameProps) {
  const t = useT();
  return (
    <div style={{ paddingInlineStart: `${depth * 1.25}rem` }}>
      <Group gap="xs">
        <span dir="auto">{category.name}</span>
        {isLocked && <Tag>{t(m.help_center_locked)}</Tag>}
      </Group>
      {category.description && (
        <Text size="xs" c="dimmed" dir="auto">
          {category.description}
        </Text>
      )}
      {isLocked && (
        <Text size="xs" c="dimmed">
          {t(m.help_center_locked_why, { locale: category.locale })}
        </Text>
      )}
    </div>
  );
}

import type { Category } from '~/api/categories';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import row from '~/ui/row.module.css';
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
    <div className={row.line} style={{ paddingInlineStart: `${depth * 1.25}rem` }}>
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
    </div>
  );
}

import { useMutation } from '@tanstack/react-query';
import { type Category, categoryUpdate } from '~/api/categories';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useScope } from '~/session/scope-context';
import { setFieldErrors } from '~/ui/field-errors';
import { CategoryForm } from './category-form';
import { changesOf, valuesOf } from './changes';

interface EditCategoryProps {
  readonly portalSlug: string;
  /** As it was when it was opened: only what the person changed since is sent. */
  readonly category: Category;
  readonly categories: readonly Category[];
  readonly onDone: () => void;
  readonly onClose: () => void;
}

const FIELDS = {
  name: 'name',
  slug: 'slug',
  description: 'description',
  associated_category_id: 'associated_category_id',
} as const;

export function EditCategory({ portalSlug, category, categories, onDone, onClose }: EditCategoryProps) {
  const t = useT();
  const update = useMutation(categoryUpdate(useScope()));
  const before = valuesOf(category);
  return (
    <CategoryForm
      title={t(m.help_center_edit_category, { name: category.name })}
      submitLabel={t(m.common_save)}
      initial={{ ...before, locale: category.locale }}
      locales={[]}
      own={category}
      categories={categories}
      error={update.error}
      pending={update.isPending}
      onClose={onClose}
      onSave={(values, form) => {
        const changes = changesOf(before, values);
        // An update without a change is refused (contract, categories): there is nothing to send.
        if (Object.keys(changes).length === 0) return onDone();
        update.mutate(
          { params: { portalSlug, categoryId: category.id }, body: { category: changes } },
          { onSuccess: onDone, onError: (error) => setFieldErrors(form, error, FIELDS, t) },
        );
      }}
    />
  );
}

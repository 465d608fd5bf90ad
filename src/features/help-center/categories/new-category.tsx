import { useMutation } from '@tanstack/react-query';
import { type Category, categoryCreation } from '~/api/categories';
import type { Portal } from '~/api/portals';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useScope } from '~/session/scope-context';
import { setFieldErrors } from '~/ui/field-errors';
import { CategoryForm, type CategoryFormValues } from './category-form';

interface NewCategoryProps {
  readonly portal: Portal;
  readonly categories: readonly Category[];
  /** What the form starts from: a language, or the family that a translation joins. */
  readonly start: Partial<CategoryFormValues>;
  readonly onDone: (category: Category) => void;
  readonly onClose: () => void;
}

const FIELDS = {
  name: 'name',
  slug: 'slug',
  description: 'description',
  locale: 'locale',
  associated_category_id: 'associated_category_id',
} as const;

/** A new category. Its language can't be changed afterwards. */
export function NewCategory({ portal, categories, start, onDone, onClose }: NewCategoryProps) {
  const t = useT();
  const creation = useMutation(categoryCreation(useScope()));
  return (
    <CategoryForm
      title={t(m.help_center_new_category)}
      submitLabel={t(m.common_create)}
      initial={{
        name: '',
        slug: '',
        description: '',
        locale: portal.default_locale,
        associated_category_id: null,
        ...start,
      }}
      locales={portal.allowed_locales}
      categories={categories}
      error={creation.error}
      pending={creation.isPending}
      onClose={onClose}
      onSave={({ name, slug, description, locale, associated_category_id }, form) =>
        creation.mutate(
          {
            params: { portalSlug: portal.slug },
            body: {
              category: {
                name,
                locale,
                ...(slug.trim() !== '' && { slug: slug.trim() }),
                ...(description.trim() !== '' && { description }),
                ...(associated_category_id !== null && { associated_category_id }),
              },
            },
          },
          { onSuccess: onDone, onError: (error) => setFieldErrors(form, error, FIELDS, t) },
        )
      }
    />
  );
}

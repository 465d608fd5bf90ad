import { useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { parseId } from '~/lib/json/parse-number';
import { UnloadedRecordDialog } from '~/records/form/unloaded-record-dialog';
import { getCategoryAccess } from '~/resources/category-record';
import { useScope } from '~/session/scope-context';
import { createCategorySchema } from './category-fields';

interface EditUnlistedCategoryProps {
  readonly portalSlug: string;
  readonly category: { readonly id: number; readonly name: string };
  readonly onClose: () => void;
}

/** Edits a category by its ID, without its current values, because the platform can't list categories. */
export function EditUnlistedCategoryDialog({ portalSlug, category, onClose }: EditUnlistedCategoryProps) {
  const t = useT();
  const access = getCategoryAccess(useQueryClient(), useScope(), portalSlug, category.id);
  // An empty field means no category.
  const typedNumber = z.pipe(
    z
      .string()
      .check(z.refine((text) => text.trim() === '' || parseId(text) !== null, t(m.common_digits_only))),
    z.transform(parseId),
  );
  const { name, slug, description } = createCategorySchema(t, false).shape;
  return (
    <UnloadedRecordDialog
      name={category.name}
      fields={[
        { field: 'name', title: t(m.common_name), as: 'line' },
        { field: 'slug', title: t(m.help_center_slug), as: 'line', hint: t(m.help_center_slug_form) },
        { field: 'description', title: t(m.common_description), as: 'lines' },
        {
          field: 'associated_category_id',
          title: t(m.help_center_translation_of),
          as: 'line',
          hint: t(m.help_center_category_root),
        },
      ]}
      schema={z.partial(z.object({ name, slug, description, associated_category_id: typedNumber }))}
      access={access}
      onClose={onClose}
    />
  );
}

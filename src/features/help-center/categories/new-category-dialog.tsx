import { useQueryClient } from '@tanstack/react-query';
import type { Category } from '~/api/categories';
import type { Portal } from '~/api/portals';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { RecordDialog } from '~/records/form/record-dialog';
import { useNewRecordForm } from '~/records/form/use-record-form';
import { getCategoryCreation } from '~/resources/category-record';
import { useScope } from '~/session/scope-context';
import { CategoryFields, createCategoryFormConfig } from './category-fields';

interface NewCategoryDialogProps {
  readonly portal: Portal;
  readonly categories: readonly Category[];
  /** The language filter of the list, if any. */
  readonly locale: string | undefined;
  readonly onClose: () => void;
}

/** Creates a category. Its language can't be changed later. */
export function NewCategoryDialog({ portal, categories, locale = '', onClose }: NewCategoryDialogProps) {
  const t = useT();
  const { slug, allowed_locales, default_locale } = portal;
  const writing = useNewRecordForm({
    kind: createCategoryFormConfig(t, categories, true),
    draft: `new category of ${slug}`,
    access: getCategoryCreation(useQueryClient(), useScope(), slug),
    start: {
      name: '',
      slug: '',
      description: '',
      locale: allowed_locales.includes(locale) ? locale : default_locale,
      associated_category_id: null,
    },
    onDone: onClose,
  });
  // With a slug, a repeated request can't create a duplicate, because slugs are unique. Without a slug, each request
  // creates another category, because the platform generates a new slug each time.
  const purpose = writing.typed.slug.trim() === '' ? 'creation' : 'creation-of-unique';
  return (
    <RecordDialog title={t(m.help_center_new_category)} writing={{ ...writing, purpose }} onClose={onClose}>
      {(readOnly) => (
        <CategoryFields
          form={writing.form}
          locales={allowed_locales}
          categories={categories}
          readOnly={readOnly}
        />
      )}
    </RecordDialog>
  );
}

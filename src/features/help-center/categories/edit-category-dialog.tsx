import { useQueryClient } from '@tanstack/react-query';
import type { Category } from '~/api/categories';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { RecordDialog } from '~/records/form/record-dialog';
import { useRecordEditForm } from '~/records/form/use-record-form';
import { getCategoryAccess } from '~/resources/category-record';
import { useScope } from '~/session/scope-context';
import { CategoryFields, createCategoryFormConfig } from './category-fields';

interface EditCategoryDialogProps {
  readonly portalSlug: string;
  /**
   * The version stored on the platform when the dialog opened. Later versions are compared with this one but never
   * replace it.
   */
  readonly category: Category;
  readonly categories: readonly Category[];
  readonly onClose: () => void;
}

export function EditCategoryDialog({ portalSlug, category, categories, onClose }: EditCategoryDialogProps) {
  const t = useT();
  const { id, name } = category;
  const writing = useRecordEditForm({
    kind: createCategoryFormConfig(t, categories, false),
    draft: `category ${id} of ${portalSlug}`,
    access: getCategoryAccess(useQueryClient(), useScope(), portalSlug, id),
    stored: category,
    onDone: onClose,
  });
  return (
    <RecordDialog title={t(m.help_center_edit_category, { name })} writing={writing} onClose={onClose}>
      {(readOnly) => (
        <CategoryFields
          form={writing.form}
          locales={[]}
          own={category}
          categories={categories}
          readOnly={readOnly}
        />
      )}
    </RecordDialog>
  );
}

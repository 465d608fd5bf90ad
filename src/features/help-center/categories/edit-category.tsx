import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import type { Category } from '~/api/categories';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { RecordDialog } from '~/records/record-dialog';
import { useSaveRecord } from '~/records/use-save-record';
import { useScope } from '~/session/scope-context';
import { setFieldErrors } from '~/ui/field-errors';
import { showSuccess } from '~/ui/toast';
import { CurrentVersion } from '../current-version';
import { showSaved } from '../saved-toast';
import { CategoryFacts } from './category-facts';
import { CATEGORY_FIELD_NAMES, CategoryFields, categorySchema } from './category-fields';
import { type CategoryValues, categoryAccess, valuesOf } from './category-record';

interface EditCategoryProps {
  readonly portalSlug: string;
  /** As it was when it was opened: a newer one from the platform is compared, never imposed. */
  readonly category: Category;
  readonly categories: readonly Category[];
  readonly onClose: () => void;
}

export function EditCategory({ portalSlug, category, categories, onClose }: EditCategoryProps) {
  const t = useT();
  const { id, name } = category;
  const opened = valuesOf(category);
  const form = useForm<CategoryValues>({
    defaultValues: opened,
    resolver: standardSchemaResolver(categorySchema(t, false)),
  });
  const access = categoryAccess(useQueryClient(), useScope(), portalSlug, id);
  const saving = useSaveRecord(access, opened, {
    onSaved: (saved) => showSaved(t, saved, onClose),
    onUnchanged: () => {
      onClose();
      showSuccess({ message: t(m.help_center_unchanged_notice, { name }) });
    },
    onRefused: (error) => setFieldErrors(form, error, CATEGORY_FIELD_NAMES, t),
  });
  return (
    <RecordDialog
      title={t(m.help_center_edit_category, { name })}
      form={form}
      writing={saving}
      purpose="save"
      onSubmit={saving.save}
      onClose={onClose}
      conflict={(present) => (
        <CurrentVersion
          onSaveMine={() => void form.handleSubmit((typed) => saving.saveOverPresent(typed, present))()}
          onUseCurrent={onClose}
        >
          <CategoryFacts category={present} categories={categories} />
        </CurrentVersion>
      )}
      differing={(stored, fields) => (
        <CategoryFacts category={stored} categories={categories} fields={fields} />
      )}
    >
      {(readOnly) => (
        <CategoryFields form={form} locales={[]} own={category} categories={categories} readOnly={readOnly} />
      )}
    </RecordDialog>
  );
}

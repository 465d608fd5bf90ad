import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import type { Category } from '~/api/categories';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { SaveNotice } from '~/records/save-notice';
import { useSaveRecord } from '~/records/use-save-record';
import { isPending, type Saved } from '~/records/write-state';
import { useScope } from '~/session/scope-context';
import { setFieldErrors } from '~/ui/field-errors';
import { FormDialog } from '~/ui/form-dialog';
import { FormShell } from '~/ui/form-shell';
import { CurrentVersion } from '../current-version';
import { CATEGORY_FIELD_NAMES, CategoryFields, categorySchema } from './category-fields';
import { type CategoryValues, categoryAccess, valuesOf } from './category-record';

interface EditCategoryProps {
  readonly portalSlug: string;
  /** As it was when it was opened: a newer one from the platform is compared, never imposed. */
  readonly category: Category;
  readonly categories: readonly Category[];
  /** Null: nothing differed, so nothing was sent. */
  readonly onSaved: (saved: Saved<Category> | null) => void;
  readonly onClose: () => void;
}

export function EditCategory({ portalSlug, category, categories, onSaved, onClose }: EditCategoryProps) {
  const t = useT();
  const opened = valuesOf(category);
  const form = useForm<CategoryValues>({
    defaultValues: opened,
    resolver: standardSchemaResolver(categorySchema(t, false)),
  });
  const access = categoryAccess(useQueryClient(), useScope(), portalSlug, category.id);
  const { state, save, saveOverPresent, checkAgain } = useSaveRecord(access, opened, {
    onSaved,
    onUnchanged: () => onSaved(null),
    onRefused: (error) => setFieldErrors(form, error, CATEGORY_FIELD_NAMES, t),
  });
  const pending = isPending(state);
  const categoryName = (id: number | null) =>
    id === null ? t(m.common_none) : (categories.find((one) => one.id === id)?.name ?? String(id));
  return (
    <FormDialog
      title={t(m.help_center_edit_category, { name: category.name })}
      isDirty={form.formState.isDirty}
      pending={pending}
      onClose={onClose}
    >
      {(requestClose) => (
        <FormShell
          error={state.step === 'refused' ? state.error : null}
          pending={pending}
          submitLabel={t(m.common_save)}
          onSubmit={(event) => void form.handleSubmit(save)(event)}
          onCancel={requestClose}
        >
          <CategoryFields
            form={form}
            locales={[]}
            own={category}
            categories={categories}
            readOnly={pending || state.step === 'unknown'}
          />
          <SaveNotice
            state={state}
            purpose="save"
            onCheckAgain={() => void checkAgain()}
            conflict={(present) => (
              <CurrentVersion
                facts={[
                  [t(m.help_center_name), present.name],
                  [t(m.help_center_slug), present.slug],
                  [t(m.help_center_description_field), present.description ?? ''],
                  [t(m.help_center_translation_of), categoryName(present.associated_category_id)],
                ]}
                onSaveMine={() => void form.handleSubmit((typed) => saveOverPresent(typed, present))()}
                onUseCurrent={onClose}
              />
            )}
          />
        </FormShell>
      )}
    </FormDialog>
  );
}

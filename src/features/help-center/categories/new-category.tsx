import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useQueryClient } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import type { Category } from '~/api/categories';
import type { Portal } from '~/api/portals';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { showDuplicates } from '~/records/duplicates-toast';
import { SaveNotice } from '~/records/save-notice';
import { useCreateRecord } from '~/records/use-create-record';
import { isPending, type Saved } from '~/records/write-state';
import { useScope } from '~/session/scope-context';
import { setFieldErrors } from '~/ui/field-errors';
import { FormDialog } from '~/ui/form-dialog';
import { FormShell } from '~/ui/form-shell';
import { CATEGORY_FIELD_NAMES, CategoryFields, categorySchema } from './category-fields';
import { type CategoryValues, newCategoryAccess } from './category-record';

interface NewCategoryProps {
  readonly portal: Portal;
  readonly categories: readonly Category[];
  /** The language that the form starts from. */
  readonly locale: string;
  readonly onCreated: (created: Saved<Category>) => void;
  readonly onClose: () => void;
}

/** A new category. Its language can't be changed afterwards. */
export function NewCategory({ portal, categories, locale, onCreated, onClose }: NewCategoryProps) {
  const t = useT();
  const form = useForm<CategoryValues>({
    defaultValues: { name: '', slug: '', description: '', locale, associated_category_id: null },
    resolver: standardSchemaResolver(categorySchema(t, true)),
  });
  const slug = useWatch({ control: form.control, name: 'slug' });
  const access = newCategoryAccess(useQueryClient(), useScope(), portal.slug);
  const { state, create, checkAgain } = useCreateRecord(access, {
    onCreated,
    onRefused: (error) => setFieldErrors(form, error, CATEGORY_FIELD_NAMES, t),
    onDuplicates: (duplicates, created) =>
      showDuplicates(t, { ids: [created, ...duplicates].map(({ id }) => id) }),
  });
  const pending = isPending(state);
  return (
    <FormDialog
      title={t(m.help_center_new_category)}
      isDirty={form.formState.isDirty}
      pending={pending}
      onClose={onClose}
    >
      {(requestClose) => (
        <FormShell
          error={state.step === 'refused' ? state.error : null}
          pending={pending}
          submitLabel={t(m.common_create)}
          onSubmit={(event) => void form.handleSubmit(create)(event)}
          onCancel={requestClose}
        >
          <CategoryFields
            form={form}
            locales={portal.allowed_locales}
            categories={categories}
            readOnly={pending || state.step === 'unknown'}
          />
          <SaveNotice
            state={state}
            purpose={slug.trim() === '' ? 'creation' : 'creation-of-unique'}
            onCheckAgain={() => void checkAgain()}
          />
        </FormShell>
      )}
    </FormDialog>
  );
}

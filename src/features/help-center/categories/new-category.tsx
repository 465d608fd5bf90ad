import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useQueryClient } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import type { Category } from '~/api/categories';
import type { Portal } from '~/api/portals';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { showDuplicates } from '~/records/duplicates-toast';
import { RecordDialog } from '~/records/record-dialog';
import { useCreateRecord } from '~/records/use-create-record';
import { useScope } from '~/session/scope-context';
import { setFieldErrors } from '~/ui/field-errors';
import { showCreated } from '../saved-toast';
import { CategoryFacts } from './category-facts';
import { CATEGORY_FIELD_NAMES, CategoryFields, categorySchema } from './category-fields';
import { type CategoryValues, newCategoryAccess } from './category-record';

interface NewCategoryProps {
  readonly portal: Portal;
  readonly categories: readonly Category[];
  /** The language that is looked at, if any. */
  readonly locale: string | undefined;
  readonly onClose: () => void;
}

/** A new category. Its language can't be changed afterwards. */
export function NewCategory({ portal, categories, locale = '', onClose }: NewCategoryProps) {
  const t = useT();
  const { slug: portalSlug, allowed_locales, default_locale } = portal;
  const form = useForm<CategoryValues>({
    defaultValues: {
      name: '',
      slug: '',
      description: '',
      locale: allowed_locales.includes(locale) ? locale : default_locale,
      associated_category_id: null,
    },
    resolver: standardSchemaResolver(categorySchema(t, true)),
  });
  const slug = useWatch({ control: form.control, name: 'slug' });
  const creation = useCreateRecord(newCategoryAccess(useQueryClient(), useScope(), portalSlug), {
    onCreated: (created) => showCreated(t, created, onClose),
    onRefused: (error) => setFieldErrors(form, error, CATEGORY_FIELD_NAMES, t),
    onDuplicates: (duplicates, created) =>
      showDuplicates(t, { ids: [created, ...duplicates].map(({ id }) => id) }),
  });
  return (
    <RecordDialog
      title={t(m.help_center_new_category)}
      form={form}
      writing={creation}
      purpose={slug.trim() === '' ? 'creation' : 'creation-of-unique'}
      onSubmit={creation.create}
      onClose={onClose}
      differing={(stored, fields) => (
        <CategoryFacts category={stored} categories={categories} fields={fields} />
      )}
    >
      {(readOnly) => (
        <CategoryFields form={form} locales={allowed_locales} categories={categories} readOnly={readOnly} />
      )}
    </RecordDialog>
  );
}

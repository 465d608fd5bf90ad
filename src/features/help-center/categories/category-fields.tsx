import { Alert, NativeSelect, Text, Textarea, TextInput } from '@mantine/core';
import { Controller, type UseFormReturn, useFormState, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import type { Category } from '~/api/categories';
import * as m from '~/i18n/messages';
import { type Translator, useFormatLocale, useT } from '~/i18n/use-t';
import { isSameName } from '~/lib/text/same-name';
import type { RecordFormConfig } from '~/records/form/use-record-form';
import type { CategoryValues } from '~/resources/category-record';
import { createNameSchema } from '~/ui/form/create-name-schema';
import { NameWarnings } from '~/ui/form/name-warnings';
import { getLocaleName, getLocaleTitle } from '../locale-name';

/**
 * Creates the form schema of a category. The schema trims the slug and replaces a whitespace-only description with an
 * empty one.
 */
export const createCategorySchema = (t: Translator, isNew: boolean) => {
  const isFilled = z.refine<string>((text) => text.trim() !== '', t(m.errors_field_empty));
  return z.object({
    name: createNameSchema(t),
    slug: isNew ? z.string().check(z.trim()) : z.string().check(z.trim(), isFilled),
    description: z.string().check(z.overwrite((text) => (text.trim() === '' ? '' : text))),
    locale: z.string(),
    associated_category_id: z.nullable(z.number()),
  });
};

/** Defines the form schema and the field labels of a category. `categories` is needed for the name of the original. */
export const createCategoryFormConfig = (
  t: Translator,
  categories: readonly Category[],
  isNew: boolean,
): RecordFormConfig<CategoryValues> => {
  const nameOf = (id: number | null) => categories.find((one) => one.id === id)?.name ?? String(id ?? '');
  return {
    schema: createCategorySchema(t, isNew),
    nameOf: ({ name }) => name,
    inWords: ({ name, slug, description, locale, associated_category_id }) => [
      ['name', t(m.common_name), name],
      ['slug', t(m.help_center_slug), slug],
      ['description', t(m.common_description), description],
      ['locale', t(m.common_language), getLocaleTitle(locale, t.language)],
      ['associated_category_id', t(m.help_center_translation_of), nameOf(associated_category_id)],
    ],
  };
};

interface CategoryFieldsProps {
  readonly form: UseFormReturn<CategoryValues>;
  /** The languages that can be selected. Empty if the language can't be changed. */
  readonly locales: readonly string[];
  readonly categories: readonly Category[];
  /** The edited category. It isn't offered as an original, because it can't be its own translation. */
  readonly own?: Category;
  readonly readOnly: boolean;
}

export function CategoryFields({ form, locales, categories, own, readOnly }: CategoryFieldsProps) {
  const t = useT();
  const language = useFormatLocale();
  const { errors } = useFormState({ control: form.control });
  const [name, slug, locale] = useWatch({ control: form.control, name: ['name', 'slug', 'locale'] });
  const twin = categories.find(
    (one) => one.id !== own?.id && one.locale === locale && isSameName(one.name, name),
  );
  const roots = categories.filter(
    (one) => one.associated_category_id === null && one.id !== own?.id && one.locale !== locale,
  );
  return (
    <>
      {locales.length > 0 && (
        <NativeSelect
          {...form.register('locale')}
          label={t(m.common_language)}
          description={t(m.help_center_category_locale_hint)}
          error={errors.locale?.message}
          disabled={readOnly}
          data={locales.map((value) => ({ value, label: getLocaleTitle(value, language) }))}
        />
      )}
      <TextInput
        {...form.register('name')}
        data-autofocus
        required
        dir="auto"
        label={t(m.common_name)}
        error={errors.name?.message}
        readOnly={readOnly}
      />
      <NameWarnings name={name} twin={twin?.name ?? null} />
      <TextInput
        {...form.register('slug')}
        autoComplete="off"
        spellCheck={false}
        label={t(m.help_center_slug)}
        description={t(own ? m.help_center_slug_form : m.help_center_slug_from_name)}
        error={errors.slug?.message}
        readOnly={readOnly}
      />
      {own && slug !== own.slug && slug.trim() !== '' && (
        <Alert color="yellow" title={t(m.help_center_slug_changes)}>
          <Text size="sm" className="raw-text">
            {t(m.help_center_slug_before, { address: `${own.locale}/${own.slug}` })}
          </Text>
          <Text size="sm" className="raw-text">
            {t(m.help_center_slug_after, { address: `${own.locale}/${slug}` })}
          </Text>
        </Alert>
      )}
      <Textarea
        {...form.register('description')}
        autosize
        minRows={2}
        dir="auto"
        label={t(m.common_description)}
        error={errors.description?.message}
        readOnly={readOnly}
      />
      <Controller
        control={form.control}
        name="associated_category_id"
        render={({ field }) => (
          <NativeSelect
            label={t(m.help_center_translation_of)}
            description={t(m.help_center_translation_of_hint)}
            error={errors.associated_category_id?.message}
            disabled={readOnly}
            value={field.value === null ? '' : String(field.value)}
            onChange={(event) =>
              field.onChange(event.currentTarget.value === '' ? null : Number(event.currentTarget.value))
            }
            data={[
              { value: '', label: t(m.common_none) },
              ...roots.map(({ id, name: title, locale: code }) => ({
                value: String(id),
                label: `${title} · ${getLocaleName(code, language)}`,
              })),
            ]}
          />
        )}
      />
    </>
  );
}

import { Alert, NativeSelect, Text, Textarea, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { Controller, type UseFormReturn, useForm } from 'react-hook-form';
import type { Category } from '~/api/categories';
import type { ApiError } from '~/api/http/api-error';
import * as m from '~/i18n/messages';
import { useFormatLocale, useT } from '~/i18n/use-t';
import { FormDialog } from '~/ui/form-dialog';
import { FormShell } from '~/ui/form-shell';
import { localeName } from '../locale-name';
import type { CategoryValues } from './changes';

export interface CategoryFormValues extends CategoryValues {
  readonly locale: string;
}

interface CategoryFormProps {
  readonly title: string;
  readonly submitLabel: string;
  readonly initial: CategoryFormValues;
  /** The languages to choose from; none where the language is settled. */
  readonly locales: readonly string[];
  readonly categories: readonly Category[];
  /** The category itself, which can't be its own translation. */
  readonly own?: Category;
  readonly error: ApiError | null;
  readonly pending: boolean;
  readonly onSave: (values: CategoryFormValues, form: UseFormReturn<CategoryFormValues>) => void;
  readonly onClose: () => void;
  readonly children?: ReactNode;
}

export function CategoryForm(props: CategoryFormProps) {
  const { title, submitLabel, initial, locales, categories, own, error, pending, onSave, onClose } = props;
  const t = useT();
  const language = useFormatLocale();
  const form = useForm<CategoryFormValues>({ defaultValues: initial });
  const { errors, isDirty } = form.formState;
  const [slug, locale] = form.watch(['slug', 'locale']);
  const roots = categories.filter(
    (one) => one.associated_category_id === null && one.id !== own?.id && one.locale !== locale,
  );
  const filled = (text: string) => text.trim() !== '' || t(m.errors_field_blank);
  return (
    <FormDialog title={title} isDirty={isDirty} pending={pending} onClose={onClose}>
      {(requestClose) => (
        <FormShell
          error={error}
          pending={pending}
          submitLabel={submitLabel}
          onSubmit={(event) => void form.handleSubmit((values) => onSave(values, form))(event)}
          onCancel={requestClose}
        >
          {locales.length > 0 && (
            <NativeSelect
              {...form.register('locale')}
              label={t(m.help_center_language)}
              description={t(m.help_center_category_locale_hint)}
              error={errors.locale?.message}
              data={locales.map((value) => ({ value, label: localeName(value, language) }))}
            />
          )}
          <TextInput
            {...form.register('name', { validate: filled })}
            data-autofocus
            required
            dir="auto"
            label={t(m.help_center_name)}
            error={errors.name?.message}
          />
          <TextInput
            {...form.register('slug', { validate: (text) => !own || filled(text) })}
            autoComplete="off"
            spellCheck={false}
            label={t(m.help_center_slug)}
            description={t(own ? m.help_center_slug_form : m.help_center_slug_from_name)}
            error={errors.slug?.message}
          />
          {own && slug !== own.slug && slug.trim() !== '' && (
            <Alert color="yellow" title={t(m.help_center_slug_moves)}>
              <Text size="sm" className="raw-text">
                {t(m.help_center_slug_old, { address: `${own.locale}/${own.slug}` })}
              </Text>
              <Text size="sm" className="raw-text">
                {t(m.help_center_slug_new, { address: `${own.locale}/${slug}` })}
              </Text>
            </Alert>
          )}
          <Textarea
            {...form.register('description')}
            autosize
            minRows={2}
            dir="auto"
            label={t(m.help_center_description_field)}
            error={errors.description?.message}
          />
          <Controller
            control={form.control}
            name="associated_category_id"
            render={({ field }) => (
              <NativeSelect
                label={t(m.help_center_translation_of)}
                description={t(m.help_center_translation_of_hint)}
                error={errors.associated_category_id?.message}
                value={field.value === null ? '' : String(field.value)}
                onChange={(event) =>
                  field.onChange(event.currentTarget.value === '' ? null : Number(event.currentTarget.value))
                }
                data={[
                  { value: '', label: t(m.common_none) },
                  ...roots.map(({ id, name, locale: code }) => ({
                    value: String(id),
                    label: `${name} · ${localeName(code, language)}`,
                  })),
                ]}
              />
            )}
          />
          {props.children}
        </FormShell>
      )}
    </FormDialog>
  );
}

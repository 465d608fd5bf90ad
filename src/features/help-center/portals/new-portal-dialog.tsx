import { Alert, Text, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { Fragment } from 'react';
import { Controller, useFormState } from 'react-hook-form';
import * as z from 'zod/mini';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { removeHiddenCharacters } from '~/lib/text/hidden-characters';
import { toSlug } from '~/lib/text/slug';
import { RecordDialog } from '~/records/form/record-dialog';
import { useNavigateWhileMounted } from '~/records/form/use-navigate-while-mounted';
import { useNewRecordForm } from '~/records/form/use-record-form';
import { getPortalCreation } from '~/resources/portal-record';
import { useScope } from '~/session/scope-context';
import { createNameSchema } from '~/ui/form/create-name-schema';
import { NameWarnings } from '~/ui/form/name-warnings';
import { LOCALE_CODE_PATTERN } from '../locale-name';
import { LanguageCodeField } from './language-code-field';

const deriveSlug = (name: string) => toSlug(removeHiddenCharacters(name));

/** Creates a portal. Explains beforehand that its slug and default language can't be changed later. */
export function NewPortalDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useT();
  const scope = useScope();
  const goOn = useNavigateWhileMounted();
  const inputs = [
    ['name', t(m.common_name), undefined],
    ['slug', t(m.help_center_slug), t(m.help_center_slug_hint)],
  ] as const;
  const writing = useNewRecordForm({
    kind: {
      schema: z.object({
        name: createNameSchema(t),
        slug: createNameSchema(t).check(
          z.regex(/^(?:[a-z0-9]+(?:[-_][a-z0-9]+)*)?$/, t(m.help_center_slug_form)),
        ),
        default_locale: createNameSchema(t).check(
          z.refine((code) => code === '' || LOCALE_CODE_PATTERN.test(code), t(m.help_center_locale_form)),
        ),
      }),
      nameOf: ({ name }) => name,
      inWords: (values) => [
        ...inputs.map(([field, label]) => [field, label, values[field]] as const),
        ['default_locale', t(m.help_center_default_language), values.default_locale],
      ],
    },
    draft: 'new portal',
    access: getPortalCreation(useQueryClient(), scope),
    start: { name: '', slug: '', default_locale: '' },
    onDone: ({ slug }) =>
      void goOn({
        to: '/$workspace/help-center/$portalSlug/settings',
        params: { workspace: scope.slug, portalSlug: slug },
        ignoreBlocker: true,
      }),
  });
  const { form, typed } = writing;
  const { errors } = useFormState({ control: form.control });
  return (
    <RecordDialog title={t(m.help_center_new_portal)} writing={writing} onClose={onClose}>
      {(readOnly) => (
        <>
          {inputs.map(([field, label, description]) => (
            <Fragment key={field}>
              <TextInput
                {...form.register(field, {
                  // Derives the slug from the name until the slug is edited.
                  onChange: ({ target: { value } }) => {
                    if (field === 'name' && typed.slug === deriveSlug(typed.name))
                      form.setValue('slug', deriveSlug(value), {
                        shouldValidate: form.formState.isSubmitted,
                      });
                  },
                })}
                data-autofocus={field === 'name' || undefined}
                required
                autoComplete="off"
                spellCheck={field === 'name'}
                label={label}
                description={description}
                error={errors[field]?.message}
                readOnly={readOnly}
              />
              {field === 'name' && <NameWarnings name={typed.name} />}
            </Fragment>
          ))}
          <Controller
            control={form.control}
            name="default_locale"
            render={({ field }) => (
              <LanguageCodeField
                {...field}
                required
                label={t(m.help_center_default_language)}
                error={errors.default_locale?.message}
                readOnly={readOnly}
              />
            )}
          />
          {typed.slug !== '' && (
            <Alert color="yellow">
              <Text size="sm" className="raw-text">
                {t(m.help_center_slug_permanent, { slug: typed.slug })}
              </Text>
            </Alert>
          )}
        </>
      )}
    </RecordDialog>
  );
}

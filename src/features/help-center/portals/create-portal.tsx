import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Alert, Text, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useForm, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { RecordDialog } from '~/records/record-dialog';
import { useCreateRecord } from '~/records/use-create-record';
import { useScope } from '~/session/scope-context';
import { Facts } from '~/ui/facts';
import { setFieldErrors } from '~/ui/field-errors';
import { LOCALE_CODE } from '../locale-name';
import { showCreated } from '../saved-toast';
import { type NewPortalValues, newPortalAccess } from './portal-record';

const EMPTY: NewPortalValues = { name: '', slug: '', default_locale: '' };
/** The form's fields by the platform's names for them. */
const FIELD_NAMES = { name: 'name', slug: 'slug', default_locale: 'default_locale' } as const;

/** A new portal. Its slug and its first language are for ever, which is said before. */
export function CreatePortal({ onClose }: { readonly onClose: () => void }) {
  const t = useT();
  const scope = useScope();
  const navigate = useNavigate();
  const form = useForm<NewPortalValues>({
    defaultValues: EMPTY,
    resolver: standardSchemaResolver(
      z.object({
        name: z.string().check(z.refine((text) => text.trim() !== '', t(m.errors_field_blank))),
        slug: z.string().check(z.regex(/^[a-z0-9]+(?:[-_][a-z0-9]+)*$/, t(m.help_center_slug_form))),
        default_locale: z.string().check(z.regex(LOCALE_CODE, t(m.help_center_locale_form))),
      }),
    ),
  });
  const { errors } = form.formState;
  const slug = useWatch({ control: form.control, name: 'slug' });
  const creation = useCreateRecord(newPortalAccess(useQueryClient(), scope), {
    onCreated: (created) =>
      showCreated(
        t,
        created,
        () =>
          void navigate({
            to: '/$workspace/help-center/$portalSlug/settings',
            params: { workspace: scope.slug, portalSlug: created.stored.slug },
            ignoreBlocker: true,
          }),
      ),
    onRefused: (error) => setFieldErrors(form, error, FIELD_NAMES, t),
  });
  const inputs = [
    ['name', t(m.help_center_name), undefined],
    ['slug', t(m.help_center_slug), t(m.help_center_slug_hint)],
    ['default_locale', t(m.help_center_default_language), t(m.help_center_locale_form)],
  ] as const;
  return (
    <RecordDialog
      title={t(m.help_center_new_portal)}
      form={form}
      writing={creation}
      purpose="creation-of-unique"
      onSubmit={creation.create}
      onClose={onClose}
      differing={(stored, fields) => (
        <Facts
          facts={inputs
            .filter(([field]) => fields.includes(field))
            .map(([field, label]) => [label, stored[field]])}
        />
      )}
    >
      {(readOnly) => (
        <>
          {inputs.map(([field, label, description]) => (
            <TextInput
              key={field}
              {...form.register(field)}
              data-autofocus={field === 'name' || undefined}
              required
              autoComplete="off"
              spellCheck={field === 'name'}
              label={label}
              description={description}
              error={errors[field]?.message}
              readOnly={readOnly}
            />
          ))}
          {slug !== '' && (
            <Alert color="yellow">
              <Text size="sm" className="raw-text">
                {t(m.help_center_slug_for_ever, { slug })}
              </Text>
            </Alert>
          )}
        </>
      )}
    </RecordDialog>
  );
}

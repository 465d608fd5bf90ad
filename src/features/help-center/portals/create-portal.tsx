import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Alert, Text, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { portalCreation } from '~/api/portals';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useScope } from '~/session/scope-context';
import { setFieldErrors } from '~/ui/field-errors';
import { FormDialog } from '~/ui/form-dialog';
import { FormShell } from '~/ui/form-shell';
import { LOCALE_CODE } from '../locale-name';

interface CreatePortalProps {
  readonly onDone: (portalSlug: string) => void;
  readonly onClose: () => void;
}

const EMPTY = { name: '', slug: '', default_locale: '' };
const FIELDS = { name: 'name', slug: 'slug', default_locale: 'default_locale' } as const;

/** A new portal. Its slug and its first language are for ever, which is said before. */
export function CreatePortal({ onDone, onClose }: CreatePortalProps) {
  const t = useT();
  const creation = useMutation(portalCreation(useScope()));
  const form = useForm({
    defaultValues: EMPTY,
    resolver: standardSchemaResolver(
      z.object({
        name: z.string().check(z.refine((text) => text.trim() !== '', t(m.errors_field_blank))),
        slug: z.string().check(z.regex(/^[a-z0-9]+(?:[-_][a-z0-9]+)*$/, t(m.help_center_slug_form))),
        default_locale: z.string().check(z.regex(LOCALE_CODE, t(m.help_center_locale_form))),
      }),
    ),
  });
  const { errors, isDirty } = form.formState;
  const slug = form.watch('slug');
  const submit = form.handleSubmit((portal) =>
    creation.mutate(
      { body: { portal } },
      {
        onSuccess: (created) => onDone(created.slug),
        onError: (error) => setFieldErrors(form, error, FIELDS, t),
      },
    ),
  );
  return (
    <FormDialog
      title={t(m.help_center_new_portal)}
      isDirty={isDirty && !creation.isSuccess}
      pending={creation.isPending}
      onClose={onClose}
    >
      {(requestClose) => (
        <FormShell
          error={creation.error}
          pending={creation.isPending}
          submitLabel={t(m.common_create)}
          onSubmit={(event) => void submit(event)}
          onCancel={requestClose}
        >
          <TextInput
            {...form.register('name')}
            data-autofocus
            required
            label={t(m.help_center_name)}
            error={errors.name?.message}
          />
          <TextInput
            {...form.register('slug')}
            required
            autoComplete="off"
            spellCheck={false}
            label={t(m.help_center_slug)}
            description={t(m.help_center_slug_hint)}
            error={errors.slug?.message}
          />
          <TextInput
            {...form.register('default_locale')}
            required
            autoComplete="off"
            spellCheck={false}
            label={t(m.help_center_default_language)}
            description={t(m.help_center_locale_form)}
            error={errors.default_locale?.message}
          />
          {slug !== '' && (
            <Alert color="yellow">
              <Text size="sm" className="raw-text">
                {t(m.help_center_slug_for_ever, { slug })}
              </Text>
            </Alert>
          )}
        </FormShell>
      )}
    </FormDialog>
  );
}

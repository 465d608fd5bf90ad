import { Alert, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { type Portal, portalUpdate } from '~/api/portals';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useScope } from '~/session/scope-context';
import { setFieldErrors } from '~/ui/field-errors';
import { FormShell } from '~/ui/form-shell';

interface PortalNameProps {
  readonly portal: Portal;
  readonly isLocked: boolean;
}

export function PortalName({ portal, isLocked }: PortalNameProps) {
  const t = useT();
  const update = useMutation(portalUpdate(useScope()));
  const form = useForm({ defaultValues: { name: portal.name } });
  const { errors, isDirty } = form.formState;
  const submit = form.handleSubmit(({ name }) =>
    update.mutate(
      { params: { portalSlug: portal.slug }, body: { portal: { name } } },
      {
        // What was typed since stays, and is unsaved.
        onSuccess: () => form.reset({ name }, { keepValues: true }),
        onError: (error) => setFieldErrors(form, error, { name: 'name' }, t),
      },
    ),
  );
  return (
    <FormShell
      error={update.error}
      pending={update.isPending}
      submitLabel={t(m.common_save)}
      blocked={isLocked ? t(m.help_center_administrators_only) : undefined}
      onSubmit={(event) => void submit(event)}
    >
      <TextInput
        {...form.register('name', {
          validate: (text) => text.trim() !== '' || t(m.errors_field_blank),
        })}
        label={t(m.help_center_portal_name)}
        readOnly={isLocked}
        error={errors.name?.message}
      />
      {isDirty && portal.name !== form.formState.defaultValues?.name && (
        <Alert color="yellow">{t(m.help_center_name_newer, { name: portal.name })}</Alert>
      )}
      {update.isSuccess && !isDirty && (
        <Alert color="green" role="status">
          {t(m.common_saved)}
        </Alert>
      )}
    </FormShell>
  );
}

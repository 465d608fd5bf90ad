import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Alert, Text, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import type { Portal } from '~/api/portals';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { SaveNotice } from '~/records/save-notice';
import { useCreateRecord } from '~/records/use-create-record';
import { isPending, type Saved } from '~/records/write-state';
import { useScope } from '~/session/scope-context';
import { setFieldErrors } from '~/ui/field-errors';
import { FormDialog } from '~/ui/form-dialog';
import { FormShell } from '~/ui/form-shell';
import { LOCALE_CODE } from '../locale-name';
import { type NewPortalValues, newPortalAccess } from './portal-record';

interface CreatePortalProps {
  readonly onCreated: (created: Saved<Portal>) => void;
  readonly onClose: () => void;
}

const EMPTY: NewPortalValues = { name: '', slug: '', default_locale: '' };
/** The form's fields by the platform's names for them. */
const FIELD_NAMES = { name: 'name', slug: 'slug', default_locale: 'default_locale' } as const;

/** A new portal. Its slug and its first language are for ever, which is said before. */
export function CreatePortal({ onCreated, onClose }: CreatePortalProps) {
  const t = useT();
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
  const { errors, isDirty } = form.formState;
  const slug = useWatch({ control: form.control, name: 'slug' });
  const { state, create, checkAgain } = useCreateRecord(newPortalAccess(useQueryClient(), useScope()), {
    onCreated,
    onRefused: (error) => setFieldErrors(form, error, FIELD_NAMES, t),
  });
  const pending = isPending(state);
  const readOnly = pending || state.step === 'unknown';
  return (
    <FormDialog
      title={t(m.help_center_new_portal)}
      isDirty={isDirty && state.step !== 'saved'}
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
          <TextInput
            {...form.register('name')}
            data-autofocus
            required
            label={t(m.help_center_name)}
            error={errors.name?.message}
            readOnly={readOnly}
          />
          <TextInput
            {...form.register('slug')}
            required
            autoComplete="off"
            spellCheck={false}
            label={t(m.help_center_slug)}
            description={t(m.help_center_slug_hint)}
            error={errors.slug?.message}
            readOnly={readOnly}
          />
          <TextInput
            {...form.register('default_locale')}
            required
            autoComplete="off"
            spellCheck={false}
            label={t(m.help_center_default_language)}
            description={t(m.help_center_locale_form)}
            error={errors.default_locale?.message}
            readOnly={readOnly}
          />
          {slug !== '' && (
            <Alert color="yellow">
              <Text size="sm" className="raw-text">
                {t(m.help_center_slug_for_ever, { slug })}
              </Text>
            </Alert>
          )}
          <SaveNotice state={state} purpose="creation-of-unique" onCheckAgain={() => void checkAgain()} />
        </FormShell>
      )}
    </FormDialog>
  );
}

import { TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useFormState } from 'react-hook-form';
import * as z from 'zod/mini';
import type { Portal } from '~/api/portals';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { RecordForm } from '~/records/form/record-form';
import { useRecordEditForm } from '~/records/form/use-record-form';
import { getPortalNameAccess } from '~/resources/portal-record';
import { useScope } from '~/session/scope-context';
import { createNameSchema } from '~/ui/form/create-name-schema';
import { NameWarnings } from '~/ui/form/name-warnings';

interface PortalNameFormProps {
  readonly portal: Portal;
  readonly isLocked: boolean;
}

export function PortalNameForm({ portal, isLocked }: PortalNameFormProps) {
  const t = useT();
  const writing = useRecordEditForm({
    kind: {
      schema: z.object({ name: createNameSchema(t) }),
      nameOf: ({ name }) => name,
      inWords: ({ name }) => [['name', t(m.help_center_portal_name), name]],
    },
    draft: `name of portal ${portal.slug}`,
    access: getPortalNameAccess(useQueryClient(), useScope(), portal.slug),
    stored: portal,
  });
  const { errors } = useFormState({ control: writing.form.control });
  // An edited form stays visible even when it is locked, because the lock may be due to a save that the platform
  // rejected for lack of permission.
  if (isLocked && !writing.isDirty)
    return <TextInput label={t(m.help_center_portal_name)} value={portal.name} readOnly />;
  return (
    <RecordForm writing={writing}>
      {(readOnly) => (
        <>
          <TextInput
            {...writing.form.register('name')}
            label={t(m.help_center_portal_name)}
            readOnly={readOnly}
            error={errors.name?.message}
          />
          <NameWarnings name={writing.typed.name} />
        </>
      )}
    </RecordForm>
  );
}

import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import type { AvailabilityReason } from '~/api/availability-reasons';
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
import { REASON_FIELD_NAMES, ReasonFields, reasonSchema } from './reason-fields';
import { newReasonAccess } from './reason-record';
import type { ReasonValues } from './reason-values';

interface NewReasonProps {
  readonly onCreated: (created: Saved<AvailabilityReason>) => void;
  readonly onClose: () => void;
}

export function NewReason({ onCreated, onClose }: NewReasonProps) {
  const t = useT();
  const form = useForm<ReasonValues>({
    defaultValues: { reason: '', emoji: '' },
    resolver: standardSchemaResolver(reasonSchema(t)),
  });
  const { state, create, checkAgain } = useCreateRecord(newReasonAccess(useQueryClient(), useScope()), {
    onCreated,
    onRefused: (error) => setFieldErrors(form, error, REASON_FIELD_NAMES, t),
    onDuplicates: (duplicates, created) =>
      showDuplicates(t, { ids: [created, ...duplicates].map(({ id }) => id) }),
  });
  const pending = isPending(state);
  return (
    <FormDialog
      title={t(m.availability_reasons_new)}
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
          <ReasonFields form={form} ownId={null} readOnly={pending || state.step === 'unknown'} />
          <SaveNotice state={state} purpose="creation" onCheckAgain={() => void checkAgain()} />
        </FormShell>
      )}
    </FormDialog>
  );
}

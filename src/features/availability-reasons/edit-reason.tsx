import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Button, Group, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import type { AvailabilityReason } from '~/api/availability-reasons';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { SaveNotice } from '~/records/save-notice';
import { useSaveRecord } from '~/records/use-save-record';
import { isPending, type Saved } from '~/records/write-state';
import { useScope } from '~/session/scope-context';
import { setFieldErrors } from '~/ui/field-errors';
import { FormDialog } from '~/ui/form-dialog';
import { FormShell } from '~/ui/form-shell';
import { REASON_FIELD_NAMES, ReasonFields, reasonSchema } from './reason-fields';
import { reasonAccess } from './reason-record';
import { type ReasonValues, valuesOf } from './reason-values';

interface EditReasonProps {
  /** As it was when it was opened: a newer one from the platform is compared, never imposed. */
  readonly reason: AvailabilityReason;
  /** Null: nothing differed, so nothing was sent. */
  readonly onSaved: (saved: Saved<AvailabilityReason> | null) => void;
  readonly onClose: () => void;
}

export function EditReason({ reason, onSaved, onClose }: EditReasonProps) {
  const t = useT();
  const opened = valuesOf(reason);
  const form = useForm<ReasonValues>({
    defaultValues: opened,
    resolver: standardSchemaResolver(reasonSchema(t)),
  });
  const access = reasonAccess(useQueryClient(), useScope(), reason.id);
  const { state, save, saveOverPresent, checkAgain } = useSaveRecord(access, opened, {
    onSaved,
    onUnchanged: () => onSaved(null),
    onRefused: (error) => setFieldErrors(form, error, REASON_FIELD_NAMES, t),
  });
  const pending = isPending(state);
  return (
    <FormDialog
      title={t(m.availability_reasons_edit_title, { reason: reason.reason })}
      isDirty={form.formState.isDirty}
      pending={pending}
      onClose={onClose}
    >
      {(requestClose) => (
        <FormShell
          error={state.step === 'refused' ? state.error : null}
          pending={pending}
          submitLabel={t(m.common_save)}
          onSubmit={(event) => void form.handleSubmit(save)(event)}
          onCancel={requestClose}
        >
          <ReasonFields form={form} ownId={reason.id} readOnly={pending || state.step === 'unknown'} />
          <SaveNotice
            state={state}
            purpose="save"
            onCheckAgain={() => void checkAgain()}
            conflict={(present) => (
              <>
                <Text size="sm" className="raw-text">
                  {t(m.records_current_version)}: {`${present.emoji ?? ''} ${present.reason}`.trim()}
                </Text>
                <Group gap="xs">
                  <Button
                    variant="default"
                    onClick={(event) =>
                      void form.handleSubmit((typed) => saveOverPresent(typed, present))(event)
                    }
                  >
                    {t(m.records_save_mine)}
                  </Button>
                  <Button variant="default" onClick={onClose}>
                    {t(m.records_use_current)}
                  </Button>
                </Group>
              </>
            )}
          />
        </FormShell>
      )}
    </FormDialog>
  );
}

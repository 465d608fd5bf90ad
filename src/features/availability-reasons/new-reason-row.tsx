import { Text, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { Controller } from 'react-hook-form';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { RecordForm } from '~/records/form/record-form';
import { useNewRecordForm } from '~/records/form/use-record-form';
import { isWritePending } from '~/records/write-state';
import { getReasonCreationRules } from '~/resources/availability-reason-record';
import { useScope } from '~/session/scope-context';
import { useLeaveGuard } from '~/ui/form/leave-guard';
import { useFocusReturn } from '~/ui/overlay/dialog';
import { EmojiButton } from './emoji-button';
import { createReasonFormConfig, ReasonNotes } from './reason-fields';
import classes from './reasons.module.css';

/** Creates a reason in the first row of the list. */
export function NewReasonRow({ onClose }: { readonly onClose: () => void }) {
  const t = useT();
  useFocusReturn();
  const writing = useNewRecordForm({
    kind: createReasonFormConfig(t),
    draft: 'new availability reason',
    access: getReasonCreationRules(useQueryClient(), useScope()),
    start: { reason: '', emoji: '' },
    onDone: onClose,
  });
  const { form, state, isDirty, drop } = writing;
  const { errors } = form.formState;
  const close = () => {
    drop();
    onClose();
  };
  const leaving = useLeaveGuard({ isDirty, onLeave: close });
  const requestClose = () => {
    if (isWritePending(state)) return;
    if (isDirty) leaving.ask();
    else close();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape works in every field of the row
    <div
      className={classes.form}
      onKeyDown={(event) => {
        // Ignores Escape in a dialog that was opened from the row.
        const isOwn = event.target instanceof Node && event.currentTarget.contains(event.target);
        if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
        if (isOwn && !event.defaultPrevented) requestClose();
      }}
    >
      <RecordForm writing={writing} dialog={{ requestClose, close }}>
        {(readOnly) => (
          <>
            <div className={classes.line}>
              <Controller
                control={form.control}
                name="emoji"
                render={({ field: { value, onChange, onBlur } }) => (
                  <EmojiButton
                    value={value}
                    onChange={onChange}
                    onBlur={onBlur}
                    error={errors.emoji?.message}
                    readOnly={readOnly}
                  />
                )}
              />
              <TextInput
                {...form.register('reason')}
                aria-label={t(m.availability_reasons_reason)}
                placeholder={t(m.availability_reasons_reason)}
                error={errors.reason?.message}
                autoComplete="off"
                readOnly={readOnly}
                autoFocus
                required
              />
            </div>
            {errors.emoji?.message && (
              <Text size="xs" c="red" role="alert">
                {errors.emoji.message}
              </Text>
            )}
            <ReasonNotes form={form} ownId={null} />
          </>
        )}
      </RecordForm>
      {leaving.question}
    </div>
  );
}

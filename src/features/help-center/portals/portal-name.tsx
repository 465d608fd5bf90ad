import { TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Portal } from '~/api/portals';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { SaveNotice } from '~/records/save-notice';
import { useSaveRecord } from '~/records/use-save-record';
import { isPending } from '~/records/write-state';
import { useScope } from '~/session/scope-context';
import { Facts } from '~/ui/facts';
import { setFieldErrors } from '~/ui/field-errors';
import { fillForm } from '~/ui/fill-form';
import { FormShell } from '~/ui/form-shell';
import { CurrentVersion } from '../current-version';
import { showSaved } from '../saved-toast';
import { type PortalName as PortalNameValues, portalNameAccess } from './portal-record';

interface PortalNameProps {
  readonly portal: Portal;
  readonly isLocked: boolean;
}

export function PortalName({ portal, isLocked }: PortalNameProps) {
  const t = useT();
  const [opened, setOpened] = useState<PortalNameValues>({ name: portal.name });
  const form = useForm<PortalNameValues>({ defaultValues: opened });
  const restart = ({ name }: PortalNameValues) => {
    setOpened({ name });
    fillForm(form, { name });
  };
  const access = portalNameAccess(useQueryClient(), useScope(), portal.slug);
  const { state, save, saveOverPresent, checkAgain, reset } = useSaveRecord(access, opened, {
    onSaved: (saved) => {
      restart(saved.stored);
      showSaved(t, saved);
    },
    onRefused: (error) => setFieldErrors(form, error, { name: 'name' }, t),
  });
  const pending = isPending(state);
  const facts = ({ name }: PortalNameValues) => <Facts facts={[[t(m.help_center_portal_name), name]]} />;
  return (
    <FormShell
      error={state.step === 'refused' ? state.error : null}
      pending={pending}
      submitLabel={t(m.common_save)}
      blocked={isLocked ? t(m.help_center_administrators_only) : undefined}
      onSubmit={(event) => void form.handleSubmit(save)(event)}
    >
      <TextInput
        {...form.register('name', {
          validate: (text) => text.trim() !== '' || t(m.errors_field_blank),
        })}
        label={t(m.help_center_portal_name)}
        readOnly={isLocked || pending || state.step === 'unknown'}
        error={form.formState.errors.name?.message}
      />
      <SaveNotice
        state={state}
        purpose="save"
        onCheckAgain={() => void checkAgain()}
        conflict={(present) => (
          <CurrentVersion
            onSaveMine={() => void form.handleSubmit((typed) => saveOverPresent(typed, present))()}
            onUseCurrent={() => {
              restart(present);
              reset();
            }}
          >
            {facts(present)}
          </CurrentVersion>
        )}
        differing={facts}
      />
    </FormShell>
  );
}

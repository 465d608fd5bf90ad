import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Button, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Team } from '~/api/teams';
import { dropFormDraft, formDraftKey } from '~/drafts/form-drafts';
import { usePersistedForm } from '~/drafts/use-persisted-form';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { SaveNotice } from '~/records/save-notice';
import { useSaveRecord } from '~/records/use-save-record';
import { changedFields, sameValues } from '~/records/values';
import { isPending } from '~/records/write-state';
import { useScope } from '~/session/scope-context';
import { Facts } from '~/ui/facts';
import { setFieldErrors } from '~/ui/field-errors';
import { fillForm } from '~/ui/fill-form';
import { FormShell } from '~/ui/form-shell';
import { LeaveGuard } from '~/ui/leave-guard';
import { RestoredNotice } from '~/ui/restored-notice';
import { showSuccess } from '~/ui/toast';
import { useFormValues } from '~/ui/use-form-values';
import { fieldTitle, fieldValue } from './field-labels';
import { TeamConflict } from './team-conflict';
import { TEAM_FIELD_NAMES, TeamFields, teamSchema } from './team-fields';
import { teamAccess } from './team-record';
import { readKeptTeam, TEAM_FIELDS, type TeamValues, teamComparisons, valuesOf } from './team-values';

/** `team` is what was read last; what the form was begun on is compared with it, and never replaced by it unasked. */
export function EditTeam({ team }: { readonly team: Team }) {
  const t = useT();
  const scope = useScope();
  const [opened, setOpened] = useState<TeamValues>(() => valuesOf(team));
  const form = useForm<TeamValues>({
    defaultValues: opened,
    resolver: standardSchemaResolver(teamSchema(t, opened.timezone !== '')),
  });
  const typed = useFormValues(form);
  const changed = changedFields(opened, typed, teamComparisons);
  const isDirty = changed.length > 0;
  const isNewer = !sameValues(opened, valuesOf(team), teamComparisons);
  const restart = (begunOn: TeamValues, shown: TeamValues) => {
    setOpened(begunOn);
    fillForm(form, shown);
  };
  const show = (present: Team) => restart(valuesOf(present), valuesOf(present));
  const place = formDraftKey(scope, `team ${team.id}`);
  const restoredFrom = usePersistedForm({
    place,
    typed: isDirty ? { begunOn: opened, typed } : null,
    read: readKeptTeam,
    // What the team was then is what the save compares with what it is now.
    restore: (kept) => restart(kept.begunOn, kept.typed),
  });
  const access = teamAccess(useQueryClient(), scope, team.id);
  const { state, save, saveOverPresent, checkAgain, reset } = useSaveRecord(access, opened, {
    onSaved: ({ stored, wasLost, differing }) => {
      show(stored);
      if (differing.length === 0)
        showSuccess({ message: t(wasLost ? m.records_saved_found : m.records_saved) });
    },
    onUnchanged: () => showSuccess({ message: t(m.records_unchanged) }),
    onRefused: (error) => setFieldErrors(form, error, TEAM_FIELD_NAMES, t),
  });
  const pending = isPending(state);
  /** By a toast; what the platform stored otherwise stays until something is typed anew. */
  const isTold =
    state.step === 'unchanged' || (state.step === 'saved' && (isDirty || state.differing.length === 0));
  return (
    <>
      <LeaveGuard isDirty={isDirty} onLeave={() => void dropFormDraft(place)} />
      {restoredFrom !== null && <RestoredNotice at={restoredFrom} onDiscard={() => show(team)} />}
      {isNewer && !pending && state.step !== 'conflict' && (
        <Text size="sm" role="status">
          {t(m.teams_newer)}{' '}
          {!isDirty && (
            <Button variant="default" size="compact-xs" onClick={() => show(team)}>
              {t(m.teams_show_newer)}
            </Button>
          )}
        </Text>
      )}
      <FormShell
        error={state.step === 'refused' ? state.error : null}
        pending={pending}
        submitLabel={t(m.common_save)}
        onSubmit={(event) => void form.handleSubmit(save)(event)}
      >
        <TeamFields form={form} ownId={team.id} readOnly={pending || state.step === 'unknown'} />
        {!isTold && (
          <SaveNotice
            state={state}
            purpose="save"
            onCheckAgain={() => void checkAgain()}
            conflict={(present) => (
              <TeamConflict
                opened={opened}
                present={valuesOf(present)}
                typed={typed}
                onSaveMine={() => void form.handleSubmit((values) => saveOverPresent(values, present))()}
                onUseCurrent={() => {
                  show(present);
                  reset();
                }}
              />
            )}
            differing={(stored, fields) => (
              <Facts
                facts={TEAM_FIELDS.filter((field) => fields.includes(field)).map((field) => [
                  fieldTitle(t, field),
                  fieldValue(t, valuesOf(stored)[field]),
                ])}
              />
            )}
          />
        )}
        {isDirty && (
          <Text size="sm" c="dimmed" ta="end">
            {t(m.teams_will_change, { count: changed.length })}
          </Text>
        )}
      </FormShell>
    </>
  );
}

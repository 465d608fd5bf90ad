import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Button, Text } from '@mantine/core';
import { useForm, useWatch } from 'react-hook-form';
import type { Team } from '~/api/teams';
import { dropForm, formPlace } from '~/drafts/form-drafts';
import { useKeptForm } from '~/drafts/use-kept-form';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useScope } from '~/session/scope-context';
import { setFieldErrors } from '~/ui/field-errors';
import { FormShell } from '~/ui/form-shell';
import { LeaveGuard } from '~/ui/leave-guard';
import { RestoredNotice } from '~/ui/restored-notice';
import { SaveNotice } from './save-notice';
import { isPending, type SaveState } from './save-state';
import { FIELD_NAMES, TeamFields, teamSchema } from './team-fields';
import { differing, readKeptTeam, TEAM_FIELDS, type TeamValues, valuesOf, withValues } from './team-values';
import { useSaveTeam } from './use-save-team';

const EDITING: SaveState = { step: 'editing' };

interface TeamFormProps {
  /** As it was when it was opened; replaced by what a save stored. */
  readonly opened: Team;
  readonly onOpenedChange: (team: Team) => void;
  /** A newer state than the one that was opened, where the page has read one. */
  readonly newer: Team | null;
}

export function TeamForm({ opened, onOpenedChange, newer }: TeamFormProps) {
  const t = useT();
  const form = useForm<TeamValues>({
    defaultValues: valuesOf(opened),
    resolver: standardSchemaResolver(teamSchema(t, opened.timezone !== null)),
  });
  /** Not by `reset`: it forgets its fields until they are drawn anew, which the compiler may spare them. */
  const fill = (values: TeamValues) => {
    for (const field of TEAM_FIELDS) form.setValue(field, values[field]);
    form.clearErrors();
  };
  /** The form starts anew from a state of the team: a saved one, or theirs. */
  const adopt = (team: Team) => {
    fill(valuesOf(team));
    onOpenedChange(team);
  };
  const { state, save, findOut, forget } = useSaveTeam(opened, adopt);
  const typed = useWatch({ control: form.control }) as TeamValues;
  const begunOn = valuesOf(opened);
  const changed = differing(typed, begunOn);
  const place = formPlace(useScope(), `team ${opened.id}`);
  const restoredFrom = useKeptForm({
    place,
    typed: changed.length > 0 ? { begunOn, typed } : null,
    read: readKeptTeam,
    restore: (kept) => {
      // What the team was then is what the save compares with what it is now.
      onOpenedChange(withValues(opened, kept.begunOn));
      fill(kept.typed);
    },
  });
  /** What was said of the last save is over once something is typed anew. */
  const isOver = changed.length > 0 && (state.step === 'saved' || state.step === 'unchanged');
  const land = (ended: SaveState) => {
    if (ended.step === 'failed') setFieldErrors(form, ended.error, FIELD_NAMES, t);
  };
  const submit = form.handleSubmit(async (values) => land(await save(values)));
  return (
    <>
      <LeaveGuard isDirty={changed.length > 0} onLeave={() => void dropForm(place)} />
      {restoredFrom !== null && <RestoredNotice at={restoredFrom} onDiscard={() => adopt(newer ?? opened)} />}
      {newer && !isPending(state) && state.step !== 'conflict' && (
        <Text size="sm" role="status">
          {t(m.teams_newer)}{' '}
          {changed.length === 0 && (
            <Button variant="default" size="compact-xs" onClick={() => adopt(newer)}>
              {t(m.teams_show_newer)}
            </Button>
          )}
        </Text>
      )}
      <FormShell
        error={state.step === 'failed' ? state.error : null}
        pending={isPending(state)}
        submitLabel={t(m.common_save)}
        onSubmit={(event) => void submit(event)}
      >
        <TeamFields form={form} disabled={isPending(state) || state.step === 'unknown'} />
        <SaveNotice
          state={isOver ? EDITING : state}
          opened={opened}
          typed={typed}
          onLookUp={(before) => void findOut(typed, before)}
          onSaveMine={async (seen) => land(await save(typed, seen))}
          onTakeTheirs={(present) => {
            adopt(present);
            forget();
          }}
          onGoOn={forget}
        />
        {changed.length > 0 && (
          <Text size="sm" c="dimmed" ta="end">
            {t(m.teams_will_change, { count: changed.length })}
          </Text>
        )}
      </FormShell>
    </>
  );
}

import { Fieldset, Switch, Text, Textarea, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Controller, type UseFormReturn, useFormState, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { buildAllPagesQueryOptions } from '~/api/http/all-pages';
import { listTeams } from '~/api/teams';
import * as m from '~/i18n/messages';
import { type Translator, useT } from '~/i18n/use-t';
import { isSameName } from '~/lib/text/same-name';
import type { RecordFormConfig } from '~/records/form/use-record-form';
import type { TeamValues } from '~/resources/team-values';
import { useScope } from '~/session/scope-context';
import { createNameSchema } from '~/ui/form/create-name-schema';
import { NameWarnings } from '~/ui/form/name-warnings';
import { TimeZoneField } from '~/ui/form/time-zone-field';
import { useFocusAfterLock } from '~/ui/form/use-focus-after-lock';
import { describeTeam } from './describe-team';
import classes from './team-fields.module.css';

export const createTeamSchema = (t: Translator, needsZone: boolean) => {
  const filled = z.string().check(z.refine((text) => text.trim() !== '', t(m.errors_field_empty)));
  return z.object({
    name: createNameSchema(t),
    description: z.string(),
    allow_auto_assign: z.boolean(),
    working_hours_enabled: z.boolean(),
    out_of_office_message: z.string(),
    timezone: needsZone ? filled : z.string(),
  });
};

/** Describes a team record. `needsZone` is true if the team has a time zone, which can be changed but not removed. */
export const createTeamFormConfig = (t: Translator, needsZone: boolean): RecordFormConfig<TeamValues> => ({
  schema: createTeamSchema(t, needsZone),
  nameOf: ({ name }) => name,
  inWords: (values) => describeTeam(t, values),
});

interface TeamFieldsProps {
  readonly form: UseFormReturn<TeamValues>;
  /** The ID of the edited team, or null for a new one. */
  readonly ownId: number | null;
  /**
   * True while a save is in flight. The fields are locked, because the outcome of the save would overwrite further
   * changes.
   */
  readonly readOnly: boolean;
}

export function TeamFields({ form, ownId, readOnly }: TeamFieldsProps) {
  const t = useT();
  const noteId = useId();
  const focusHandlers = useFocusAfterLock(readOnly);
  const { errors } = useFormState({ control: form.control });
  const others = useQuery(buildAllPagesQueryOptions(useScope(), listTeams));
  const typed = useWatch({ control: form.control, name: 'name' });
  const duplicate = others.data?.find(({ id, name }) => id !== ownId && isSameName(typed, name));
  return (
    <Fieldset role="presentation" variant="unstyled" m={0} disabled={readOnly} {...focusHandlers}>
      <div className={classes.fields}>
        <div>
          <TextInput
            {...form.register('name')}
            label={t(m.common_name)}
            error={errors.name?.message}
            autoComplete="off"
            data-autofocus
            required
            withAsterisk={false}
          />
          <NameWarnings name={typed} />
          {duplicate && (
            <Text size="xs" mt={4} role="status" className="raw-text">
              {t(m.teams_duplicate, { name: duplicate.name })}
            </Text>
          )}
        </div>
        <Controller
          control={form.control}
          name="timezone"
          render={({ field: { value, onChange, onBlur } }) => (
            <TimeZoneField
              value={value}
              onChange={onChange}
              onBlur={onBlur}
              error={errors.timezone?.message}
            />
          )}
        />
        <Textarea
          {...form.register('description')}
          className={classes.wide}
          label={t(m.common_description)}
          error={errors.description?.message}
          autosize
          minRows={1}
          maxRows={8}
        />
        <Controller
          control={form.control}
          name="allow_auto_assign"
          render={({ field: { value, ...field } }) => (
            <Switch {...field} checked={value} label={t(m.teams_allow_auto_assign)} />
          )}
        />
        <Controller
          control={form.control}
          name="working_hours_enabled"
          render={({ field: { value, ...field } }) => (
            <div>
              <Switch {...field} checked={value} label={t(m.teams_working_hours)} aria-describedby={noteId} />
              <p id={noteId} className={classes.note}>
                {t(m.teams_hours_hidden)}
              </p>
            </div>
          )}
        />
        <Textarea
          {...form.register('out_of_office_message')}
          className={classes.wide}
          label={
            <>
              {t(m.common_out_of_office)} <span className={classes.optional}>{t(m.common_optional)}</span>
            </>
          }
          error={errors.out_of_office_message?.message}
          autosize
          minRows={2}
          maxRows={8}
        />
      </div>
    </Fieldset>
  );
}

// The six fields of a team that may be written, as a form holds them, and every comparison that saving needs.
import * as z from 'zod/mini';
import type { Team } from '~/api/teams';

export interface TeamValues {
  readonly name: string;
  readonly description: string;
  readonly allow_auto_assign: boolean;
  readonly working_hours_enabled: boolean;
  /** Empty for none. */
  readonly out_of_office_message: string;
  /** Empty where the platform has none. */
  readonly timezone: string;
}

export type TeamField = keyof TeamValues;

export const TEAM_FIELDS = [
  'name',
  'description',
  'allow_auto_assign',
  'working_hours_enabled',
  'out_of_office_message',
  'timezone',
] as const satisfies readonly TeamField[];

/** What an update sends: only what differs. Null clears the out-of-office message. */
export interface TeamChanges {
  name?: string;
  description?: string;
  allow_auto_assign?: boolean;
  working_hours_enabled?: boolean;
  out_of_office_message?: string | null;
  timezone?: string;
}

export const NEW_TEAM: TeamValues = {
  name: '',
  description: '',
  allow_auto_assign: true,
  working_hours_enabled: false,
  out_of_office_message: '',
  timezone: '',
};

export const valuesOf = (team: Team): TeamValues => ({
  name: team.name,
  description: team.description ?? '',
  allow_auto_assign: team.allow_auto_assign,
  working_hours_enabled: team.working_hours_enabled,
  out_of_office_message: team.out_of_office_message ?? '',
  timezone: team.timezone ?? '',
});

/** The team with these values in its fields. */
export const withValues = (team: Team, values: TeamValues): Team => ({
  ...team,
  ...values,
  out_of_office_message: values.out_of_office_message || null,
  timezone: values.timezone || null,
});

const values = z.readonly(
  z.object({
    name: z.string(),
    description: z.string(),
    allow_auto_assign: z.boolean(),
    working_hours_enabled: z.boolean(),
    out_of_office_message: z.string(),
    timezone: z.string(),
  }),
);
/** A form as this browser keeps it, with the values that it was begun on. */
const keptForm = z.object({ begunOn: values, typed: values });

/** What was kept, or null where it doesn't fit. */
export const readKeptTeam = (kept: unknown) => keptForm.safeParse(kept).data ?? null;

/** A text field turns every line break into one sign, which is no change of the text. */
const plain = (value: string | boolean) =>
  typeof value === 'string' ? value.replaceAll(/\r\n?/g, '\n') : value;

/** The fields in which two states of a team differ. */
export const differing = (a: TeamValues, b: TeamValues): TeamField[] =>
  TEAM_FIELDS.filter((field) => plain(a[field]) !== plain(b[field]));

/** What is to be sent so that a team that reads `from` reads `values`, of the named fields alone. */
export function changesFor(values: TeamValues, fields: readonly TeamField[]): TeamChanges {
  const changes: TeamChanges = {};
  for (const field of fields) {
    const value = values[field];
    const isCleared = field === 'out_of_office_message' && value === '';
    Object.assign(changes, { [field]: isCleared ? null : value });
  }
  return changes;
}

/** What a creation sends: everything that was filled in. */
export const creationOf = (values: TeamValues): TeamChanges =>
  changesFor(
    values,
    TEAM_FIELDS.filter((field) => values[field] !== ''),
  );

/** The values that are to stand there: one's own changes over what stands there now. */
export function merged(own: TeamValues, opened: TeamValues, present: TeamValues): TeamValues {
  const changed = Object.fromEntries(differing(own, opened).map((field) => [field, own[field]]));
  return { ...present, ...changed };
}

export interface FieldPair {
  readonly field: TeamField;
  readonly sent: string | boolean;
  readonly stored: string | boolean;
}

/** The fields that were sent one way and are stored another: what the platform normalised. */
export const normalisedIn = (
  sent: TeamValues,
  fields: readonly TeamField[],
  stored: TeamValues,
): FieldPair[] =>
  differing(sent, stored)
    .filter((field) => fields.includes(field))
    .map((field) => ({ field, sent: sent[field], stored: stored[field] }));

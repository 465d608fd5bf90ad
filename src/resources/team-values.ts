// The six fields of a team that may be written, as a form holds them, and how they are compared.
import type { Team } from '~/api/teams';
import { type Comparisons, sameText } from '~/records/values';

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

/** A text field's line breaks are no change of its text. */
export const teamComparisons: Comparisons<TeamValues> = {
  description: sameText,
  out_of_office_message: sameText,
};

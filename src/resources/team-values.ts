// Defines the writable fields of a team in the form's shape, and how they are compared.
import type { Team } from '~/api/teams';
import { type FieldComparisons, isSameText } from '~/records/values';

export interface TeamValues {
  readonly name: string;
  readonly description: string;
  readonly allow_auto_assign: boolean;
  readonly working_hours_enabled: boolean;
  /** Empty if the team has no message. */
  readonly out_of_office_message: string;
  /** Empty if the team has no time zone. */
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

export const getTeamValues = (team: Team): TeamValues => ({
  name: team.name,
  description: team.description ?? '',
  allow_auto_assign: team.allow_auto_assign,
  working_hours_enabled: team.working_hours_enabled,
  out_of_office_message: team.out_of_office_message ?? '',
  timezone: team.timezone ?? '',
});

/** Treats CRLF and LF line breaks as equal, because text fields normalize them. */
export const teamComparisons: FieldComparisons<TeamValues> = {
  description: isSameText,
  out_of_office_message: isSameText,
};

import * as m from '~/i18n/messages';
import type { T } from '~/i18n/use-t';
import type { TeamField } from './team-values';

const TITLES = {
  name: m.teams_name,
  description: m.teams_description_field,
  allow_auto_assign: m.teams_allow_auto_assign,
  working_hours_enabled: m.teams_working_hours,
  out_of_office_message: m.teams_out_of_office,
  timezone: m.teams_timezone,
} as const;

export const fieldTitle = (t: T, field: TeamField): string => t(TITLES[field]);

/** A field's value in words: what is empty is said, not left out. */
export function fieldValue(t: T, value: string | boolean): string {
  if (typeof value === 'boolean') return value ? t(m.common_yes) : t(m.common_no);
  return value === '' ? t(m.common_none) : value;
}

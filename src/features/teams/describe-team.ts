// Describes the fields of a team.
import * as m from '~/i18n/messages';
import type { Translator } from '~/i18n/use-t';
import type { RecordDescription } from '~/records/form/use-record-form';
import type { TeamValues } from '~/resources/team-values';

export function describeTeam(t: Translator, values: TeamValues): RecordDescription<TeamValues> {
  const yesOrNo = (is: boolean) => t(is ? m.common_yes : m.common_no);
  return [
    ['name', t(m.common_name), values.name],
    ['description', t(m.common_description), values.description],
    ['allow_auto_assign', t(m.teams_allow_auto_assign), yesOrNo(values.allow_auto_assign)],
    ['working_hours_enabled', t(m.teams_working_hours), yesOrNo(values.working_hours_enabled)],
    ['out_of_office_message', t(m.common_out_of_office), values.out_of_office_message],
    ['timezone', t(m.common_time_zone), values.timezone],
  ];
}

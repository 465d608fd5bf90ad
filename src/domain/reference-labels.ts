import * as m from '~/i18n/messages';
import type { NamedRecordKind } from './look-ups';

/** Display names of the kinds of records that are referred to by ID or title. */
export const REFERENCE_LABELS: Readonly<Record<NamedRecordKind, () => string>> = {
  label: m.common_label,
  team: m.common_team,
  agent: m.automation_rules_kind_agent,
  inbox: m.common_inbox,
};

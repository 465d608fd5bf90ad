// Names the kinds of records that others refer to.
import * as m from '~/i18n/messages';
import type { NamedKind } from './look-ups';

/** The kinds of records that others refer to by ID or title. */
export const REFERENCE_WORDS: Readonly<Record<NamedKind, () => string>> = {
  label: m.common_label,
  team: m.common_team,
  agent: m.automation_rules_kind_agent,
  inbox: m.common_inbox,
};

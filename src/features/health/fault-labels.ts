import { describeLint } from '~/domain/describe-lint';
import * as m from '~/i18n/messages';
import type { Translator } from '~/i18n/use-t';
import { isolateDirection } from '~/lib/text/isolate-direction';
import type { MissingReference, RecordFault } from '~/resources/resource-checks';
import type { ResourceKind } from '~/resources/resource-kind';
import { getResource } from '~/resources/resources';

export const getRecordKindLabel = (t: Translator, by: ResourceKind): string =>
  t(getResource(by)?.one ?? m.common_none);

const GONE: Readonly<Record<MissingReference['kind'], (inputs: { id: string; name: string }) => string>> = {
  label: m.health_missing_label,
  team: m.health_missing_team,
  agent: m.health_missing_agent,
  inbox: m.health_missing_inbox,
};

function goneSentence(t: Translator, { kind, value }: MissingReference): string {
  const id = String(value).trim();
  const name = typeof value === 'string' ? isolateDirection(value) : t(m.common_id, { id });
  return t(GONE[kind], { id, name });
}

function describeFault(t: Translator, fault: RecordFault): string {
  switch (fault.kind) {
    case 'gone':
      return goneSentence(t, fault.reference);
    case 'mistake':
      return describeLint(t, fault.lint);
    case 'same':
      return t(fault.of === 'actions' ? m.health_same_actions : m.health_same_text);
    case 'similar':
      return t(fault.of === 'actions' ? m.health_similar_actions : m.health_similar_text);
    case 'never-meets':
      return t(m.health_contradiction);
    case 'no-members':
      return t(m.health_no_members);
    case 'not-verified':
      return t(m.health_not_verified);
  }
}

/** Describes a problem for a table row, without a final period. */
export const describeFaultInRow = (t: Translator, fault: RecordFault): string =>
  describeFault(t, fault).replace(/\.$/, '');

const FIXES: Readonly<Record<MissingReference['kind'], () => string>> = {
  label: m.health_fix_label,
  team: m.health_fix_team,
  agent: m.health_fix_agent,
  inbox: m.health_fix_inbox,
};

/** Returns the label of the button that opens the record's form, where the user can fix the problem. */
export function getFixLabel(t: Translator, fault: RecordFault): string {
  if (fault.kind === 'gone') return t(FIXES[fault.reference.kind]);
  return t(fault.kind === 'no-members' ? m.teams_add_members : m.common_edit);
}

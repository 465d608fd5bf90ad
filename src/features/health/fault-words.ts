import { lintSentence } from '~/domain/lint-words';
import * as m from '~/i18n/messages';
import type { T } from '~/i18n/use-t';
import { isolated } from '~/lib/text/isolated';
import type { Fault, FaultKind, GoneReference, Place } from './faults';

const KINDS: Readonly<Record<FaultKind, () => string>> = {
  gone: m.health_kind_gone,
  mistake: m.health_kind_mistake,
  same: m.health_kind_same,
  similar: m.health_kind_similar,
  'never-meets': m.health_kind_never_meets,
  'no-members': m.health_kind_no_members,
  'not-verified': m.health_kind_not_verified,
};

export const kindWord = (t: T, kind: FaultKind): string => t(KINDS[kind]);

const PLACES: Readonly<Record<Place['by'], () => string>> = {
  macro: m.macros_macro,
  rule: m.automation_rules_one,
  'canned-response': m.health_canned_response,
  team: m.common_team,
  person: m.health_person,
};

export const placeWord = (t: T, by: Place['by']): string => t(PLACES[by]);

function goneSentence(t: T, { kind, value }: GoneReference): string {
  if (kind === 'label' && typeof value === 'string') return t(m.health_gone_label, { name: isolated(value) });
  const id = String(value).trim();
  switch (kind) {
    case 'label':
      return t(m.health_gone_label, { name: t(m.common_target_number, { id }) });
    case 'team':
      return t(m.health_gone_team, { id });
    case 'agent':
      return t(m.health_gone_agent, { id });
    case 'inbox':
      return t(m.health_gone_inbox, { id });
  }
}

/** What is wrong, in a sentence. */
export function faultSentence(t: T, fault: Fault): string {
  switch (fault.kind) {
    case 'gone':
      return goneSentence(t, fault.reference);
    case 'mistake':
      return lintSentence(t, fault.lint);
    case 'same':
      return t(fault.places[0]?.by === 'macro' ? m.health_same_actions : m.health_same_text);
    case 'similar':
      return t(fault.places[0]?.by === 'macro' ? m.health_similar_actions : m.health_similar_text);
    case 'never-meets':
      return t(m.health_never_meets);
    case 'no-members':
      return t(m.health_no_members);
    case 'not-verified':
      return t(m.health_not_verified);
  }
}

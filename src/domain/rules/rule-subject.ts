// The conversation that rules are tested on, and its attributes (docs/contract-notes.md, "Rule conditions").
import type { Conversation } from '~/api/conversations';
import { type ConversationState, readConversationState } from '../simulation/simulate';

/** The state of a conversation after the earlier rules. Attributes are identified by their keys in conditions. */
export interface RuleSubject {
  readonly conversation: Conversation;
  readonly state: ConversationState;
  /** Attributes that earlier rules changed. */
  readonly changed: ReadonlySet<string>;
  /** Attributes that earlier rules may have changed, or `all` after an action with an unknown effect. */
  readonly uncertain: ReadonlySet<string> | 'all';
}

/** The type and value of an attribute. The value is null if the attribute has none. */
export type SubjectValue =
  | { readonly type: 'choice' | 'text' | 'time'; readonly value: string | null }
  | { readonly type: 'id'; readonly value: number | null }
  | { readonly type: 'labels'; readonly value: readonly string[] | null }
  | { readonly type: 'number'; readonly value: number }
  | { readonly type: 'boolean'; readonly value: boolean };

/**
 * Maps each field of the conversation's state to the attribute key used in conditions. Actions can change these
 * attributes.
 */
export const ATTRIBUTE_KEY_BY_FIELD = {
  status: 'status',
  priority: 'priority',
  labels: 'labels',
  team: 'team_id',
  assignee: 'assignee_id',
} as const satisfies Record<keyof ConversationState, string>;

export const CHANGEABLE_FIELDS = ['status', 'priority', 'labels', 'team', 'assignee'] as const;

export const createSubject = (conversation: Conversation): RuleSubject => ({
  conversation,
  state: readConversationState(conversation),
  changed: new Set(),
  uncertain: new Set(),
});

function readCustomFact(value: unknown): SubjectValue | null {
  if (value === null || typeof value === 'string') return { type: 'text', value };
  if (typeof value === 'number') return { type: 'number', value };
  return typeof value === 'boolean' ? { type: 'boolean', value } : null;
}

/**
 * Returns an attribute of the conversation, or null if the response doesn't contain it. `customType` is the condition's
 * `custom_attribute_type`.
 */
export function getSubjectValue(
  { conversation, state }: RuleSubject,
  key: string,
  customType: unknown,
): SubjectValue | null {
  const { custom_attributes: custom, contact } = conversation;
  if (customType === 'conversation_attribute')
    return Object.hasOwn(custom, key) ? readCustomFact(custom[key]) : null;
  if (customType !== undefined && customType !== null && customType !== '') return null;
  switch (key) {
    case 'status':
    case 'priority':
      return { type: 'choice', value: state[key] };
    case 'team_id':
      return { type: 'id', value: state.team };
    case 'assignee_id':
      return state.assignee === 'self' ? null : { type: 'id', value: state.assignee };
    case 'inbox_id':
      return { type: 'id', value: conversation.inbox_id };
    case 'labels':
      return { type: 'labels', value: state.labels.length > 0 ? state.labels : null };
    case 'contact.name':
      return contact && { type: 'text', value: contact.name };
    case 'created_at':
      return { type: 'time', value: conversation.created_at };
    default:
      return null;
  }
}

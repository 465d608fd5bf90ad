import { actionName, furtherKeys, readAction } from '~/domain/macro-action';
import { asObject } from '~/lib/json';
import { readCondition } from './conditions';

/** What is searched for: a label by its title, a team or agent by its number, and its name where that is known. */
export type Target =
  | { readonly kind: 'label'; readonly title: string }
  | { readonly kind: 'team' | 'agent'; readonly id: number; readonly name: string | null };

/** `names`: surely this one. `may-name`: something of that number or name stands where nobody here knows its meaning. */
export type Mention = 'names' | 'may-name';

/** What a key says of the values below it. */
const HINTS = { label: /label|tag/i, team: /team/i, agent: /agent|assignee|user|person/i } as const;

type Kind = Target['kind'];

function hintOf(key: string, above: Kind | null): Kind | null {
  const kinds: readonly Kind[] = ['label', 'team', 'agent'];
  return kinds.find((kind) => HINTS[kind].test(key)) ?? above;
}

const isSameText = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

function isTarget(value: unknown, target: Target): boolean {
  if (target.kind === 'label') return typeof value === 'string' && isSameText(value, target.title);
  if (typeof value === 'number') return value === target.id;
  if (typeof value !== 'string') return false;
  return value.trim() === String(target.id) || (target.name !== null && isSameText(value, target.name));
}

const stronger = (one: Mention | null, other: Mention | null): Mention | null =>
  one === 'names' || other === 'names' ? 'names' : (one ?? other);

/** Looks through any JSON. The nearest key that hints at a kind decides; without a hint nobody can tell. */
function search(value: unknown, target: Target, hint: Kind | null): Mention | null {
  if (Array.isArray(value)) {
    return value.reduce<Mention | null>((found, item) => stronger(found, search(item, target, hint)), null);
  }
  const object = asObject(value);
  if (object) {
    return Object.entries(object).reduce<Mention | null>((found, [key, below]) => {
      const nearest = hintOf(key, hint);
      const asKey = isTarget(key, target) ? 'may-name' : null;
      return stronger(stronger(found, asKey), search(below, target, nearest));
    }, null);
  }
  if (!isTarget(value, target) || (hint !== null && hint !== target.kind)) return null;
  return hint === target.kind ? 'names' : 'may-name';
}

const found = (isFound: boolean): Mention | null => (isFound ? 'names' : null);

/** Whether an action of a macro or rule names the target. */
export function mentionInAction(action: unknown, target: Target): Mention | null {
  const reading = readAction(action);
  const further = search(furtherKeys(action), target, null);
  switch (reading.kind) {
    case 'labels':
      return stronger(
        found(target.kind === 'label' && reading.titles.some((title) => isTarget(title, target))),
        further,
      );
    case 'team':
      return stronger(found(target.kind === 'team' && isTarget(reading.team, target)), further);
    case 'agent':
      return stronger(found(target.kind === 'agent' && isTarget(reading.agent, target)), further);
    case 'text':
    case 'status':
    case 'priority':
    case 'plain':
      return further;
    case 'unknown':
      return actionName(action) === null
        ? search(action, target, null)
        : stronger(search(reading.params, target, hintOf(reading.name ?? '', null)), further);
  }
}

/** The attributes of conditions that hold a target, and those that are known to hold none. */
const ATTRIBUTES: Readonly<Record<string, Kind | 'other'>> = {
  labels: 'label',
  label_list: 'label',
  team_id: 'team',
  assignee_id: 'agent',
  inbox_id: 'other',
  content: 'other',
  status: 'other',
  priority: 'other',
  message_type: 'other',
  email: 'other',
  phone_number: 'other',
  country_code: 'other',
  browser_language: 'other',
  conversation_language: 'other',
  referer: 'other',
  mail_subject: 'other',
  created_at: 'other',
};

/** Whether a condition of a rule names the target. */
export function mentionInCondition(condition: unknown, target: Target): Mention | null {
  const reading = readCondition(condition);
  if (reading.kind === 'unknown') return search(condition, target, null);
  const holds = Object.hasOwn(ATTRIBUTES, reading.key) ? ATTRIBUTES[reading.key] : undefined;
  const values = [...reading.values, ...(reading.from ?? [])];
  const further = search(reading.more, target, null);
  if (holds === 'other') return further;
  const hint = holds ?? hintOf(reading.key, null);
  return stronger(search(values, target, hint), further);
}

// Builds an account's conversations from scripts. Values in `fixed` have priority. All other values are generated from
// the conversation number and the seed.
import type { Agent } from '~/api/agents';
import type { Conversation, Message } from '~/api/conversations';
import type { StoredConversation } from '../state';
import { type ConversationScript, PRODUCTS } from './conversation-scripts';
import { buildCustomAttributes } from './custom-attributes';
import { buildMessages } from './messages';
import { createRandomGenerator, getCyclicEntry, type RandomGenerator } from './random-generator';
import { BASE_TIME_MS, DAY_MS, HOUR_MS, MINUTE_MS, toIso } from './times';

export interface ConversationSource {
  readonly seed: number;
  readonly firstNumber: number;
  readonly lastNumber: number;
  readonly firstMessageId: number;
  readonly scripts: readonly ConversationScript[];
  readonly contacts: readonly NonNullable<Conversation['contact']>[];
  readonly agents: readonly Agent[];
  readonly inboxIds: readonly number[];
  readonly teamIds: readonly number[];
  readonly orderPrefix: string;
  readonly botName: string;
  /** A label that every ninth conversation has in addition to those of its script. */
  readonly seldomLabel: string;
  /** Maps conversation numbers to helpdesk ticket IDs. */
  readonly tickets: Readonly<Record<number, string>>;
  /** Maps conversation numbers to values that override the generated values. */
  readonly fixed: Readonly<Record<number, FixedConversation>>;
}

type FixedConversation = Partial<StoredConversation> & { readonly lines?: readonly string[] };

export interface BuiltConversations {
  conversations: StoredConversation[];
  messages: Record<string, Message[]>;
}

const STATUSES = [
  'open',
  'resolved',
  'pending',
  'open',
  'snoozed',
  'resolved',
  'open',
  'proactive',
  'resolved',
];
const PRIORITIES = [null, null, 'medium', null, 'low', 'high', null, 'urgent'];

/** Returns the lines of a script. Some conversations omit the last lines. */
const parseScript = ({ lines }: ConversationScript, number: number) =>
  lines.slice(0, Math.max(3, lines.length - (number % 4)));

function fill(lines: readonly string[], source: ConversationSource, random: RandomGenerator): string[] {
  const values: Record<string, string> = {
    order: `${source.orderPrefix}-${random.integer(20000, 69999)}`,
    number: String(random.integer(1000, 9999)),
    product: random.pick(PRODUCTS),
  };
  return lines.map((line) =>
    line.replaceAll(/\{(order|number|product)\}/g, (_, name: string) => values[name] ?? ''),
  );
}

/**
 * Returns the time of a conversation's last activity. Conversations with higher numbers are mostly more recent. No time
 * is after the base time.
 */
const lastActivity = (source: ConversationSource, number: number, random: RandomGenerator) =>
  BASE_TIME_MS - (source.lastNumber - number) * 5 * HOUR_MS - random.integer(3, 2600) * MINUTE_MS;

/**
 * Picks the contact and agent of a conversation: the fixed values, or values generated from the number and the seed.
 */
function cast(source: ConversationSource, number: number, fixed: FixedConversation, random: RandomGenerator) {
  const byChance = getCyclicEntry(source.agents, number * 5 + random.integer(0, 2));
  return {
    contact:
      fixed.contact === undefined
        ? getCyclicEntry(source.contacts, number * 3 + (number % 7))
        : fixed.contact,
    agent: source.agents.find((one) => one.id === fixed.assignee_id) ?? byChance,
  };
}

const getLabels = (source: ConversationSource, script: ConversationScript, number: number) =>
  number % 6 === 0 ? [] : [...new Set([...script.labels, ...(number % 9 === 2 ? [source.seldomLabel] : [])])];

/** Returns the timestamps that exist only for some statuses, such as the end of snoozing. */
function statusTimes(status: string, number: number, endsAt: number) {
  const waits = (status === 'open' || status === 'pending') && number % 3 !== 0;
  return {
    snoozed_until: status === 'snoozed' ? toIso(BASE_TIME_MS + (1 + (number % 30)) * DAY_MS) : null,
    waiting_since: waits ? toIso(endsAt) : null,
  };
}

function buildOne(source: ConversationSource, number: number, firstId: number, random: RandomGenerator) {
  const script = getCyclicEntry(source.scripts, number);
  const { lines: fixedLines, ...fixed } = source.fixed[number] ?? {};
  const { contact, agent } = cast(source, number, fixed, random);
  const endsAt = lastActivity(source, number, random);
  const lines = fill(fixedLines ?? parseScript(script, number), source, random);
  const longestPause = fixedLines ? 600 : 260;
  const messages = buildMessages(
    { lines, contact, agent, firstId, endsAt, longestPause, botName: source.botName },
    random,
  );
  const status = fixed.status ?? getCyclicEntry(STATUSES, number * 2 + random.integer(0, 1));
  const conversation: StoredConversation = {
    id: number,
    uuid: random.uuid(),
    status,
    priority: getCyclicEntry(PRIORITIES, number + random.integer(0, 3)),
    assignee_id: number % 5 === 0 ? null : agent.id,
    inbox_id: random.chance(0.55)
      ? getCyclicEntry(source.inboxIds, number % 2)
      : random.pick(source.inboxIds),
    team_id: number % 4 === 1 ? null : random.pick(source.teamIds),
    contact: contact && { ...contact },
    labels: getLabels(source, script, number),
    created_at: messages[0]?.created_at ?? toIso(endsAt),
    updated_at: toIso(Math.min(BASE_TIME_MS, endsAt + (number % 3) * 40 * MINUTE_MS)),
    last_activity_at: toIso(endsAt),
    custom_attributes: buildCustomAttributes(number, source.orderPrefix),
    ...statusTimes(status, number, endsAt),
    ticket_id: source.tickets[number] ?? null,
    ...fixed,
  };
  return { conversation, messages };
}

/** Builds all conversations of an account with their messages, whose IDs are consecutive. */
export function buildConversations(source: ConversationSource): BuiltConversations {
  const random = createRandomGenerator(source.seed);
  const result: BuiltConversations = { conversations: [], messages: {} };
  let messageId = source.firstMessageId;
  for (let number = source.firstNumber; number <= source.lastNumber; number += 1) {
    const { conversation, messages } = buildOne(source, number, messageId, random);
    messageId += messages.length;
    result.conversations.push(conversation);
    result.messages[String(number)] = messages;
  }
  return result;
}

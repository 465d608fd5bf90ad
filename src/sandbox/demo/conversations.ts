// The conversations of each account.
import { createAcmeAgents, createAuroraAgents, createGlobexAgents } from './agents';
import { createAcmeContacts, createAuroraContacts, createGlobexContacts } from './contacts';
import { type BuiltConversations, buildConversations } from './conversation-builder';
import { ACME_SCRIPTS, AURORA_SCRIPTS, GLOBEX_SCRIPTS } from './conversation-scripts';
import { buildLongThread } from './long-thread';

/**
 * Maps conversation numbers to helpdesk ticket IDs. Every seventh conversation has a unique ticket. Three other
 * conversations share the ticket `HD-7781`.
 */
const acmeTickets = (): Record<number, string> => {
  const tickets: Record<number, string> = { 948: 'HD-7781', 987: 'HD-7781', 1031: 'HD-7781' };
  for (let number = 902; number <= 1060; number += 7) tickets[number] ??= `HD-${6000 + number}`;
  return tickets;
};

export const createAcmeConversations = (): BuiltConversations =>
  buildConversations({
    seed: 1001,
    firstNumber: 901,
    lastNumber: 1060,
    firstMessageId: 30_001,
    scripts: ACME_SCRIPTS,
    contacts: createAcmeContacts(),
    agents: createAcmeAgents().filter((agent) => agent.confirmed),
    inboxIds: [1, 2, 3, 5, 6, 7, 4, 8, 9],
    teamIds: [301, 302, 303, 304, 305],
    orderPrefix: 'AC',
    botName: 'Bean',
    seldomLabel: 'vip',
    tickets: acmeTickets(),
    fixed: {
      912: { contact: null, status: 'resolved' },
      940: { contact: null, inbox_id: 5 },
      948: { inbox_id: 1, status: 'resolved' },
      // Refers to a deleted team.
      963: { team_id: 399 },
      987: { inbox_id: 2, status: 'resolved' },
      1003: { contact: null, assignee_id: null, team_id: null, labels: [], custom_attributes: {} },
      1031: { inbox_id: 1, status: 'open' },
      1042: {
        lines: buildLongThread(137),
        contact: { id: 5001, name: 'Marisol Quendri' },
        inbox_id: 1,
        status: 'open',
        priority: 'high',
        assignee_id: 2,
        team_id: 304,
        labels: ['warranty', 'vip'],
      },
      1050: { lines: ['< '], inbox_id: 2, status: 'pending', assignee_id: null },
      1051: { inbox_id: 3 },
      // A proactive conversation without messages, as if an agent had created the conversation but hadn't written a
      // message yet.
      1057: { lines: [], inbox_id: 2, status: 'proactive', waiting_since: null },
    },
  });

export const createAuroraConversations = (): BuiltConversations =>
  buildConversations({
    seed: 1003,
    firstNumber: 1,
    lastNumber: 7,
    firstMessageId: 40_001,
    scripts: AURORA_SCRIPTS,
    contacts: createAuroraContacts(),
    agents: createAuroraAgents(),
    inboxIds: [41],
    teamIds: [351],
    orderPrefix: 'PA',
    botName: 'Aurora',
    seldomLabel: 'fidelidade',
    tickets: { 3: 'AU-12' },
    fixed: {},
  });

/** Reuses the numbers of some of Acme's conversations, with other people and in another language. */
export const createGlobexConversations = (): BuiltConversations =>
  buildConversations({
    seed: 2001,
    firstNumber: 1030,
    lastNumber: 1053,
    firstMessageId: 30_001,
    scripts: GLOBEX_SCRIPTS,
    contacts: createGlobexContacts(),
    agents: createGlobexAgents(),
    inboxIds: [1, 2, 3],
    teamIds: [301, 302],
    orderPrefix: 'GX',
    botName: 'Globo',
    seldomLabel: 'mayorista',
    tickets: { 1036: 'HD-7781', 1044: 'GX-310' },
    fixed: { 1042: { inbox_id: 1, status: 'pending' } },
  });

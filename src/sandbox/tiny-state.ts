// A platform small enough to know by heart, for the unit tests of rules and mounts.
import type { Inbox } from '~/api/inboxes';
import type { AccountState, Identity, Membership, SandboxState, StoredConversation } from './state';
import { tinyPortal } from './tiny-portal';

const AT = '2025-01-01T10:00:00.000Z';

const inbox = (id: number, name: string): Inbox & { templates: [] } => ({
  id,
  name,
  channel_type: 'Channel::WebWidget',
  greeting_enabled: false,
  greeting_message: '',
  working_hours_enabled: false,
  out_of_office_message: null,
  timezone: 'Etc/UTC',
  csat_survey_enabled: false,
  enable_auto_assignment: true,
  allow_messages_after_resolved: true,
  lock_to_single_conversation: false,
  created_at: AT,
  updated_at: AT,
  templates: [],
});

const conversation = (
  id: number,
  inbox_id: number,
  ticket_id: string | null,
  day: number,
): StoredConversation => {
  const at = `2025-01-${String(day).padStart(2, '0')}T10:00:00.000Z`;
  return {
    id,
    uuid: `00000000-0000-4000-8000-${String(id).padStart(12, '0')}`,
    status: id % 2 === 0 ? 'open' : 'resolved',
    priority: null,
    assignee_id: null,
    inbox_id,
    team_id: null,
    contact: { id: 900, name: 'Rosa' },
    labels: [],
    created_at: at,
    updated_at: at,
    last_activity_at: at,
    custom_attributes: {},
    snoozed_until: null,
    waiting_since: null,
    ticket_id,
  };
};

const messages = Array.from({ length: 30 }, (_, index) => ({
  id: 5000 + index,
  content: `Message ${index}`,
  message_type: index % 3 === 0 ? 'incoming' : 'outgoing',
  content_type: 'text',
  private: false,
  status: 'sent',
  sender: null,
  created_at: AT,
}));

const response = (id: number, short_code: string, content: string) => ({
  id,
  short_code,
  content,
  created_at: AT,
  updated_at: AT,
});

/** An account with nothing in it. */
const emptyAccount = (instance: number, id: number, more: Partial<AccountState> = {}): AccountState => ({
  instance,
  id,
  name: `Account ${instance}/${id}`,
  language: 'en',
  suspended: false,
  campaignCap: 5000,
  agents: [],
  labels: [],
  audiences: [],
  inboxes: [],
  conversations: [],
  messages: {},
  cannedResponses: [],
  macros: [],
  automationRules: [],
  availabilityReasons: [],
  teams: [],
  members: {},
  portals: [],
  emailSenders: [],
  campaigns: [],
  ...more,
});

const membership = (more: Partial<Membership> = {}): Membership => ({
  instance: 1,
  accountId: 1,
  role: 'administrator',
  userId: 11,
  inboxIds: [],
  portalSlugs: [],
  ...more,
});

const person = (
  name: string,
  memberships: readonly Membership[],
  more: Partial<Identity> = {},
): Identity => ({
  email: `${name}@tiny.test`,
  name,
  password: 'Secret-Word-1',
  mustChangePassword: false,
  smsCode: null,
  tenants: ['tiny'],
  memberships,
  claimsInstance: 1,
  ...more,
});

/** Two instances; everyone's password is `Secret-Word-1`, every code `012345`. */
export const tinyState = (): SandboxState => ({
  identities: [
    person('admin', [membership(), membership({ accountId: 2 }), membership({ accountId: 3 })]),
    person('agent', [membership({ role: 'agent', userId: 12, inboxIds: [21] })]),
    person('author', [membership({ role: 'agent', userId: 16, portalSlugs: ['help'] })]),
    person('mfa', [membership({ userId: 13 })], { smsCode: '012345' }),
    person('new', [membership({ userId: 14 })], { smsCode: '012345', mustChangePassword: true }),
    person('both', [membership({ userId: 15 }), membership({ instance: 2, role: 'agent', userId: 15 })]),
  ],
  instances: [
    {
      id: 1,
      name: 'One',
      accounts: [
        emptyAccount(1, 1, {
          agents: [{ id: 11, name: 'admin' }],
          labels: [{ id: 31, title: 'vip' }],
          inboxes: [inbox(21, 'Website'), inbox(22, 'Back office')],
          conversations: [
            conversation(101, 21, 'T-1', 3),
            conversation(102, 22, 'T-1', 5),
            conversation(103, 21, null, 4),
          ],
          messages: { 101: messages },
          cannedResponses: [
            response(41, 'bye', 'Say hello to your team'),
            response(42, 'say_hello', 'Good morning'),
            response(43, 'hello', '100% welcome'),
          ],
          portals: [tinyPortal()],
          emailSenders: [{ id: 51, name: 'News' }],
        }),
        emptyAccount(1, 2, { suspended: true, language: 'es' }),
        emptyAccount(1, 3, { language: 'pt-BR' }),
      ],
    },
    { id: 2, name: 'Two', accounts: [emptyAccount(2, 1, { language: 'es' })] },
  ],
  assistants: [],
  nextId: 1000,
});

// The state of the simulated platform. It is plain JSON, so that the browser can store it and `/sandbox/reset` can copy
// it.
import type { Agent } from '~/api/agents';
import type { Article } from '~/api/articles';
import type { Assistant } from '~/api/assistants';
import type { AutomationRule } from '~/api/automation-rules';
import type { AvailabilityReason } from '~/api/availability-reasons';
import type { Campaign } from '~/api/campaigns';
import type { CannedResponse } from '~/api/canned-responses';
import type { Category } from '~/api/categories';
import type { Conversation, Message } from '~/api/conversations';
import type { EmailSender } from '~/api/email-senders';
import type { Inbox, MessageTemplate } from '~/api/inboxes';
import type { Label } from '~/api/labels';
import type { Macro } from '~/api/macros';
import type { Portal } from '~/api/portals';
import type { Team } from '~/api/teams';

export type Role = 'administrator' | 'agent';

/** A person who can sign in, with their memberships on every instance. */
export interface Identity {
  readonly email: string;
  readonly name: string;
  password: string;
  /** True if the password is temporary, so that the sign-in requires a new password. */
  mustChangePassword: boolean;
  /** The code in the text message. Null for an identity without two-step verification. */
  readonly smsCode: string | null;
  readonly tenants: readonly string[];
  readonly memberships: readonly Membership[];
  /** The instance that the token's claims describe. An identity may exist on both instances. */
  readonly claimsInstance: number;
}

export interface Membership {
  readonly instance: number;
  readonly accountId: number;
  readonly role: Role;
  /** The agent's ID in the account, as in `assignee_id`, `author_id` and `user_ids`. */
  readonly userId: number;
  /** The inboxes that an agent can see. Administrators see all inboxes. */
  readonly inboxIds: readonly number[];
  /** The portals whose content this person may write. Administrators may write the content of all portals. */
  readonly portalSlugs: readonly string[];
}

/** A macro with its author, which the API doesn't expose. */
export type StoredMacro = Macro & { author_id: number };
/** A conversation with the helpdesk's ticket ID, which only the find operation exposes. */
export type StoredConversation = Conversation & { ticket_id: string | null };
/** An availability reason. A deleted reason remains in the conversation history. */
export type StoredAvailabilityReason = AvailabilityReason & { deleted: boolean };
/** A portal with its categories and articles. */
export interface StoredPortal {
  portal: Portal;
  categories: Category[];
  articles: Article[];
}
/** An inbox with its approved templates, which only messaging-app inboxes have. */
export type StoredInbox = Inbox & { templates: MessageTemplate[] };
/** The number of contacts with the same labels: the total, and the number that each channel reaches. */
export interface ContactGroup {
  labelIds: readonly number[];
  contacts: number;
  reached: { chatapp: number; widget: number; email: number };
  /**
   * The number of contacts who blocked the sender. All other contacts that a channel doesn't reach have no address on
   * that channel.
   */
  blocked: number;
}
/** An assistant with its full text. Responses replace long strings with placeholders. */
export type StoredAssistant = Assistant & { tenant: string; published: boolean };

export interface AccountState {
  readonly instance: number;
  readonly id: number;
  readonly name: string;
  /** The language of the platform's messages. */
  readonly language: 'en' | 'es' | 'pt-BR';
  readonly suspended: boolean;
  /** The maximum number of recipients of one campaign. */
  readonly campaignCap: number;
  agents: Agent[];
  labels: Label[];
  contactGroups: ContactGroup[];
  inboxes: StoredInbox[];
  conversations: StoredConversation[];
  /** Maps conversation numbers to messages, oldest first. */
  messages: Record<string, Message[]>;
  cannedResponses: CannedResponse[];
  macros: StoredMacro[];
  automationRules: AutomationRule[];
  availabilityReasons: StoredAvailabilityReason[];
  teams: Team[];
  /** Maps team IDs to the IDs of their members. */
  members: Record<string, number[]>;
  portals: StoredPortal[];
  emailSenders: EmailSender[];
  campaigns: Campaign[];
}

export interface InstanceState {
  readonly id: number;
  readonly name: string;
  accounts: AccountState[];
}

export interface SandboxState {
  identities: Identity[];
  instances: InstanceState[];
  assistants: StoredAssistant[];
  /** The next ID of any resource. IDs are unique within the sandbox. */
  nextId: number;
}

// What the stand-in platform holds. Plain JSON throughout, so that the browser can store it and `/sandbox/reset` can copy it.
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

/** Someone who can sign in, with the memberships of every instance. */
export interface Identity {
  readonly email: string;
  readonly name: string;
  password: string;
  /** The password is temporary: the first challenge is a new one. */
  mustChangePassword: boolean;
  /** The code that the text message would carry; null without two-step verification. */
  readonly smsCode: string | null;
  readonly tenants: readonly string[];
  readonly memberships: readonly Membership[];
  /** Which instance the token's claims describe: an identity may exist on both. */
  readonly claimsInstance: number;
}

export interface Membership {
  readonly instance: number;
  readonly accountId: number;
  readonly role: Role;
  /** The agent's number in the account: `assignee_id`, `author_id`, `user_ids`. */
  readonly userId: number;
  /** Inboxes that an agent sees; an administrator sees all. */
  readonly inboxIds: readonly number[];
  /** Portals whose content the person may write beside administrators. */
  readonly portalSlugs: readonly string[];
}

/** A macro with what the wire doesn't carry: whose it is. */
export type StoredMacro = Macro & { author_id: number };
/** A conversation with the helpdesk's number for it, which only finding knows. */
export type StoredConversation = Conversation & { ticket_id: string | null };
/** A reason that was deleted stays in history. */
export type StoredReason = AvailabilityReason & { deleted: boolean };
/** A portal with its categories and articles. */
export interface StoredPortal {
  portal: Portal;
  categories: Category[];
  articles: Article[];
}
/** An inbox with its approved templates, if it is a messaging-app one. */
export type StoredInbox = Inbox & { templates: MessageTemplate[] };
/** A contact label's audience: how many carry it, and how many each channel reaches of them. */
export interface LabelAudience {
  labelId: number;
  contacts: number;
  reached: { chatapp: number; widget: number; email: number };
  /** Of those not reached, how many blocked the sender; the rest have no such channel. */
  blocked: number;
}
/** An assistant with its whole texts: reads replace the long ones by stubs. */
export type StoredAssistant = Assistant & { tenant: string; published: boolean };

export interface AccountState {
  readonly instance: number;
  readonly id: number;
  readonly name: string;
  /** The language of the platform's messages. */
  readonly language: 'en' | 'es' | 'pt-BR';
  readonly suspended: boolean;
  /** The most recipients that one campaign may have. */
  readonly campaignCap: number;
  agents: Agent[];
  labels: Label[];
  audiences: LabelAudience[];
  inboxes: StoredInbox[];
  conversations: StoredConversation[];
  /** By the conversation's display number, oldest first. */
  messages: Record<string, Message[]>;
  cannedResponses: CannedResponse[];
  macros: StoredMacro[];
  automationRules: AutomationRule[];
  availabilityReasons: StoredReason[];
  teams: Team[];
  /** Agent ids by team id. */
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
  /** The next id that any resource takes: ids are unique within the sandbox. */
  nextId: number;
}

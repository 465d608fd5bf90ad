import * as m from '~/i18n/messages';
import type { AccountState, Identity, Role, SandboxState } from '~/sandbox/state';

export interface DemoSignIn extends Pick<Identity, 'email' | 'password' | 'mustChangePassword' | 'smsCode'> {
  readonly memberships: readonly { readonly account: string; readonly role: Role }[];
}

const listAccounts = ({ instances }: SandboxState): readonly AccountState[] =>
  instances.flatMap(({ accounts }) => accounts);

/** Returns the demo users with their current passwords. */
export function listDemoAccounts(state: SandboxState): readonly DemoSignIn[] {
  const accounts = listAccounts(state);
  const nameOf = (instance: number, id: number) =>
    accounts.find((account) => account.instance === instance && account.id === id)?.name ?? '';
  return state.identities.map(({ memberships, ...identity }) => ({
    ...identity,
    memberships: memberships.map(({ instance, accountId, role }) => ({
      account: nameOf(instance, accountId),
      role,
    })),
  }));
}

/** Returns the number of records of each kind in all accounts. */
export function countRecords(state: SandboxState): readonly (readonly [kind: () => string, count: number])[] {
  const accounts = listAccounts(state);
  const portals = accounts.flatMap((account) => account.portals);
  const all = (count: (account: AccountState) => number) =>
    accounts.reduce((sum, account) => sum + count(account), 0);
  return [
    [m.frame_conversations, all(({ conversations }) => conversations.length)],
    [m.sandbox_messages, all(({ messages }) => Object.values(messages).flat().length)],
    [m.frame_inboxes, all(({ inboxes }) => inboxes.length)],
    [m.sandbox_templates, all(({ inboxes }) => inboxes.flatMap(({ templates }) => templates).length)],
    [m.frame_canned_responses, all(({ cannedResponses }) => cannedResponses.length)],
    [m.frame_macros, all(({ macros }) => macros.length)],
    [m.frame_automation_rules, all(({ automationRules }) => automationRules.length)],
    [
      m.frame_availability_reasons,
      all(({ availabilityReasons }) => availabilityReasons.filter(({ deleted }) => !deleted).length),
    ],
    [m.frame_teams, all(({ teams }) => teams.length)],
    [m.sandbox_agents, all(({ agents }) => agents.length)],
    [m.common_labels, all(({ labels }) => labels.length)],
    [m.sandbox_portals, portals.length],
    [m.sandbox_categories, portals.flatMap(({ categories }) => categories).length],
    [m.sandbox_articles, portals.flatMap(({ articles }) => articles).length],
    [m.common_campaigns, all(({ campaigns }) => campaigns.length)],
    [m.sandbox_email_senders, all(({ emailSenders }) => emailSenders.length)],
    [m.frame_assistants, state.assistants.length],
  ];
}

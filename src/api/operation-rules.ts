// What a configuration must not say of operations. Its code comes where one is moved or switched off.
import { HERE, mayCreateCampaign, resolvedPath } from './campaign-route';
import type { Configuration, ConfigurationProblem } from './configuration';

/** The assumed operations, which a deployment may move or switch off. A unit test keeps this list and the operations alike. */
export const ASSUMED_OPERATIONS: readonly string[] = [
  'conversations.find',
  'conversations.list',
  'inboxes.get',
  'inboxes.templates',
  'cannedResponses.update',
  'cannedResponses.delete',
  'macros.get',
  'macros.update',
  'macros.delete',
  'automationRules.list',
  'availabilityReasons.list',
  'availabilityReasons.update',
  'availabilityReasons.delete',
  'teams.list',
  'teams.get',
  'teams.create',
  'teams.delete',
  'teams.members.list',
  'teams.members.add',
  'teams.members.remove',
  'agents.list',
  'labels.list',
  'portals.list',
  'portals.get',
  'categories.list',
  'categories.create',
  'articles.list',
  'articles.update',
  'articles.delete',
  'uploads.create',
  'emailSenders.list',
  'campaigns.preview',
  'campaigns.get',
  'assistants.list',
  'assistants.get',
  'assistants.text',
  'assistants.proposeCreate',
  'assistants.confirmCreate',
];

/** Why an operation can't be moved to a path of its service; null where it can. */
function movedWrongly(base: string, method: string, path: string): string | null {
  const address = base.replace(/\/$/, '') + path;
  const resolved = resolvedPath(address);
  if (resolved === null || new URL(address, HERE).origin !== new URL(base, HERE).origin) {
    return 'a path that stays on its service, in plain letters';
  }
  // One that names an account by itself would be asked for every workspace.
  if (/\/accounts\/(?!\{accountid\}(?:\/|$))/.test(resolved)) {
    return '{accountId} after /accounts/: the workspace says which account is asked';
  }
  // Counting an audience must never be able to send to it.
  return method === 'POST' && mayCreateCampaign(address)
    ? 'another address than that of creating a campaign, which sends it'
    : null;
}

/** The overrides that are wrong and what was expected of them. */
export const operationProblems = (configuration: Configuration): readonly ConfigurationProblem[] =>
  Object.entries(configuration.operations).flatMap(([id, override]) => {
    const key = `operations.${id}`;
    if (!ASSUMED_OPERATIONS.includes(id)) {
      const expected = 'the id of an assumed operation; those that the contract shows stay where they are';
      return [{ key, expected }];
    }
    if (!override) return [];
    const base = id.startsWith('assistants.') ? configuration.assistantUrl : configuration.platformUrl;
    const expected = movedWrongly(base, override.method, override.path);
    return expected === null ? [] : [{ key, expected }];
  });

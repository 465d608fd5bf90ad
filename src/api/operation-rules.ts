// Validates the overrides of operations and dashboard paths in a configuration. This code is loaded only if the
// configuration contains overrides.
import { isCampaignCreationUrl, normalizePath, PLACEHOLDER_ORIGIN } from './campaign-route';
import { type Configuration, type ConfigurationProblem, DASHBOARD_PATHS_DESCRIPTION } from './configuration';
import { DASHBOARD_PATHS } from './dashboard-address';

/**
 * The assumed operations, which a deployment can move or switch off. A unit test compares this list with the
 * definitions of the operations.
 */
export const ASSUMED_OPERATION_IDS: readonly string[] = [
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

/** Returns null if the operation may be moved to `path`. Otherwise returns a description of the allowed paths. */
function movedWrongly(base: string, method: string, path: string): string | null {
  const address = base.replace(/\/$/, '') + path;
  const resolved = normalizePath(address);
  if (
    resolved === null ||
    new URL(address, PLACEHOLDER_ORIGIN).origin !== new URL(base, PLACEHOLDER_ORIGIN).origin
  ) {
    return 'a path that stays on its service, in plain letters';
  }
  // The path would be used for every workspace, so it must not contain a fixed account ID.
  if (/\/accounts\/(?!\{accountid\}(?:\/|$))/.test(resolved)) {
    return '{accountId} after /accounts/: the workspace says which account is asked';
  }
  // The operation must not be moved to the path that creates campaigns, because creating a campaign sends it.
  return method === 'POST' && isCampaignCreationUrl(address)
    ? 'another address than that of creating a campaign, which sends it'
    : null;
}

/** Returns the invalid overrides of operations and their expected values. */
export const findOperationProblems = (configuration: Configuration): readonly ConfigurationProblem[] =>
  Object.entries(configuration.operations).flatMap(([id, override]) => {
    const key = `operations.${id}`;
    if (!ASSUMED_OPERATION_IDS.includes(id)) {
      const expected = 'the id of an assumed operation; those that the contract shows stay where they are';
      return [{ key, expected }];
    }
    if (!override) return [];
    const base = id.startsWith('assistants.') ? configuration.assistantUrl : configuration.platformUrl;
    const expected = movedWrongly(base, override.method, override.path);
    return expected === null ? [] : [{ key, expected }];
  });

/** Returns a problem for each workspace that configures a dashboard path for an unknown kind of record. */
const dashboardProblems = ({ workspaces }: Configuration): readonly ConfigurationProblem[] =>
  workspaces.flatMap(({ dashboardPaths = {} }, index) =>
    Object.keys(dashboardPaths).every((record) => Object.hasOwn(DASHBOARD_PATHS, record))
      ? []
      : [{ key: `workspaces.${index}.dashboardPaths`, expected: DASHBOARD_PATHS_DESCRIPTION }],
  );

/** Returns the invalid overrides of operations and dashboard paths, with their expected values. */
export const findOverrideProblems = (configuration: Configuration): readonly ConfigurationProblem[] => [
  ...findOperationProblems(configuration),
  ...dashboardProblems(configuration),
];

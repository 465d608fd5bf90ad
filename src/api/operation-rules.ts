// Validates the overrides of operations and dashboard paths in a configuration. This code is loaded only if the
// configuration contains overrides.
import { isCampaignCreationUrl, normalizePath, PLACEHOLDER_ORIGIN } from './campaign-route';
import { type Configuration, type ConfigurationProblem, DASHBOARD_PATHS_DESCRIPTION } from './configuration';
import { DASHBOARD_PATHS } from './dashboard-address';

/**
 * The assumed operations, which a deployment can move or switch off. Maps each one to the parameters that its path must
 * contain, except those of the workspace. A unit test compares this list with the definitions of the operations.
 */
export const ASSUMED_OPERATIONS: Readonly<Record<string, readonly string[]>> = {
  'conversations.find': [],
  'conversations.list': [],
  'inboxes.get': ['inboxId'],
  'inboxes.templates': ['inboxId'],
  'cannedResponses.update': ['cannedResponseId'],
  'cannedResponses.delete': ['cannedResponseId'],
  'macros.get': ['macroId'],
  'macros.update': ['macroId'],
  'macros.delete': ['macroId'],
  'automationRules.list': [],
  'availabilityReasons.list': [],
  'availabilityReasons.update': ['availabilityReasonId'],
  'availabilityReasons.delete': ['availabilityReasonId'],
  'teams.list': [],
  'teams.get': ['teamId'],
  'teams.create': [],
  'teams.delete': ['teamId'],
  'teams.members.list': ['teamId'],
  'teams.members.add': ['teamId'],
  'teams.members.remove': ['teamId', 'userId'],
  'agents.list': [],
  'labels.list': [],
  'portals.list': [],
  'portals.get': ['portalSlug'],
  'categories.list': ['portalSlug'],
  'categories.create': ['portalSlug'],
  'articles.list': ['portalSlug'],
  'articles.update': ['portalSlug', 'articleId'],
  'articles.delete': ['portalSlug', 'articleId'],
  'uploads.create': [],
  'emailSenders.list': [],
  'campaigns.preview': [],
  'campaigns.get': ['campaignId'],
  'assistants.list': [],
  'assistants.get': ['id'],
  'assistants.text': ['id'],
  'assistants.proposeCreate': [],
  'assistants.confirmCreate': [],
};

/** The parameters that come from the workspace. */
const WORKSPACE_PARAMETERS = ['accountId', 'tenant'];

/** Returns the parameters of a path, without those of the workspace. */
export const listPathParameters = (path: string): string[] =>
  [...path.matchAll(/\{(\w+)\}/g)]
    .map(([, name = '']) => name)
    .filter((name) => !WORKSPACE_PARAMETERS.includes(name));

/** Returns a description of the allowed paths, or null if the operation may be moved to `path`. */
function describePathProblem(
  base: string,
  method: string,
  path: string,
  parameters: readonly string[],
): string | null {
  const address = base.replace(/\/$/, '') + path;
  const resolved = normalizePath(address);
  if (
    resolved === null ||
    new URL(address, PLACEHOLDER_ORIGIN).origin !== new URL(base, PLACEHOLDER_ORIGIN).origin
  ) {
    return 'a path on the same service, without encoded or unusual characters';
  }
  // The path would be used for every workspace, so it must not contain a fixed account ID.
  if (/\/accounts\/(?!\{accountid\}(?:\/|$))/.test(resolved)) {
    return '{accountId} after /accounts/, because the account ID comes from the workspace';
  }
  // The operation must not be moved to the path that creates campaigns, because creating a campaign sends it.
  if (method === 'POST' && isCampaignCreationUrl(address))
    return 'a path other than the one that creates campaigns, because creating a campaign sends it';
  // The path must have the same parameters as the original path. Without the ID of a record, DELETE would delete the
  // whole collection.
  const named = listPathParameters(path);
  const isSame =
    parameters.every((name) => named.includes(name)) && named.every((name) => parameters.includes(name));
  return isSame ? null : describeParameters(parameters);
}

const describeParameters = (parameters: readonly string[]): string =>
  parameters.length === 0
    ? 'a path without parameters other than {accountId} and {tenant}'
    : `a path with the parameters ${parameters.map((name) => `{${name}}`).join(' and ')}`;

/** Returns the invalid overrides of operations and their expected values. */
export const findOperationProblems = (configuration: Configuration): readonly ConfigurationProblem[] =>
  Object.entries(configuration.operations).flatMap(([id, override]) => {
    const key = `operations.${id}`;
    const parameters = Object.hasOwn(ASSUMED_OPERATIONS, id) ? ASSUMED_OPERATIONS[id] : undefined;
    if (parameters === undefined) {
      const expected = "the ID of an assumed operation; operations in the contract can't be moved";
      return [{ key, expected }];
    }
    if (!override) return [];
    const base = id.startsWith('assistants.') ? configuration.assistantUrl : configuration.platformUrl;
    const expected = describePathProblem(base, override.method, override.path, parameters);
    return expected === null ? [] : [{ key, expected }];
  });

/** Returns a problem for each workspace that configures a dashboard path for an unknown kind of record. */
const findDashboardProblems = ({ workspaces }: Configuration): readonly ConfigurationProblem[] =>
  workspaces.flatMap(({ dashboardPaths = {} }, index) =>
    Object.keys(dashboardPaths).every((record) => Object.hasOwn(DASHBOARD_PATHS, record))
      ? []
      : [{ key: `workspaces.${index}.dashboardPaths`, expected: DASHBOARD_PATHS_DESCRIPTION }],
  );

/** Returns the invalid overrides of operations and dashboard paths, with their expected values. */
export const findOverrideProblems = (configuration: Configuration): readonly ConfigurationProblem[] => [
  ...findOperationProblems(configuration),
  ...findDashboardProblems(configuration),
];

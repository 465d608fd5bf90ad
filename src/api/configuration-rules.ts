// Validates combinations of configuration values that are each valid on their own.
import type { Configuration, ConfigurationProblem } from './configuration';

/** Paths of the console's own origin that aren't workspaces. */
const RESERVED_SLUGS = ['sign-in', 'assets', 'auth', 'v1'];

/** Returns the invalid keys and the expected values, in English for the people who deploy the console. */
export async function findConfigurationProblems(
  configuration: Configuration,
): Promise<readonly ConfigurationProblem[]> {
  const problems: ConfigurationProblem[] = [];
  const { operations, workspaces } = configuration;
  if (Object.keys(operations).length > 0 || workspaces.some(({ dashboardPaths }) => dashboardPaths)) {
    problems.push(...(await import('./operation-rules')).findPlaceProblems(configuration));
  }
  const slugs = workspaces.map(({ slug }) => slug);
  for (const [index, slug] of slugs.entries()) {
    if (RESERVED_SLUGS.includes(slug))
      problems.push({ key: `workspaces.${index}.slug`, expected: `another slug than ${slug}` });
    if (slugs.indexOf(slug) !== index) {
      problems.push({ key: `workspaces.${index}.slug`, expected: 'a slug that no other workspace has' });
    }
  }
  if (configuration.mode === 'sandbox' && !import.meta.env?.DEV && import.meta.env?.MODE !== 'sandbox') {
    problems.push({ key: 'mode', expected: 'live: this build carries no sandbox' });
  }
  return problems;
}

// Rules between values of a configuration that are each valid alone.
import type { Configuration, ConfigurationProblem } from './configuration';

/** Below these the console's own origin has something else than a workspace. */
const RESERVED_SLUGS = ['sign-in', 'assets', 'auth', 'v1'];

/** The keys that are wrong and what was expected of them, in English: they address whoever deploys the console. */
export async function configurationProblems(
  configuration: Configuration,
): Promise<readonly ConfigurationProblem[]> {
  const problems: ConfigurationProblem[] = [];
  const { operations, workspaces } = configuration;
  if (Object.keys(operations).length > 0 || workspaces.some(({ dashboardPaths }) => dashboardPaths)) {
    problems.push(...(await import('./operation-rules')).placeProblems(configuration));
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

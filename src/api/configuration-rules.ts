// Validates rules that involve several configuration values. The schema has already validated each value separately.
import type { Configuration, ConfigurationProblem } from './configuration';

/** First path segments that the console itself uses, so that they can't be the slug of a workspace. */
const RESERVED_SLUGS = ['sign-in', 'assets', 'auth', 'v1'];

/**
 * Returns the invalid keys and their expected values. The text is in English, because the people who deploy the console
 * read it.
 */
export async function findConfigurationProblems(
  configuration: Configuration,
): Promise<readonly ConfigurationProblem[]> {
  const problems: ConfigurationProblem[] = [];
  const { operations, workspaces } = configuration;
  if (Object.keys(operations).length > 0 || workspaces.some(({ dashboardPaths }) => dashboardPaths)) {
    problems.push(...(await import('./operation-rules')).findOverrideProblems(configuration));
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

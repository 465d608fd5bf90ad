// Visits every screen by client-side navigation.
import { fetchAccountResource, signInAt } from './people';
import type { BenchEnvironment, Visit } from './stage';

/** The screens that are lists, by their path below the workspace. */
export const LIST_PATHS: readonly string[] = [
  'conversations',
  'inboxes',
  'canned-responses?per_page=100',
  'macros?per_page=100',
  'automation-rules',
  'labels',
  'availability-reasons',
  'teams',
  'people',
  'help-center/acme-help',
  'campaigns',
  'assistants',
];

interface Listed {
  readonly data: readonly { readonly id: number }[];
}

/** Returns every screen, lists first. */
export async function listScreens(stage: BenchEnvironment): Promise<readonly string[]> {
  const first = async (path: string) => ((await fetchAccountResource(stage, path)) as Listed).data[0]?.id;
  const [macro, rule, team, article] = await Promise.all([
    first('macros'),
    first('automation-rules'),
    first('teams'),
    first('portals/acme-help/articles'),
  ]);
  return [
    ...LIST_PATHS,
    'conversations/1042',
    'inboxes/2',
    'canned-responses?folder=shipping',
    'canned-responses/import',
    `macros/${macro}`,
    'macros/new',
    'macros/import',
    `automation-rules/${rule}`,
    'used-by',
    `teams/${team}`,
    'health',
    'help-center',
    'help-center/acme-help/categories',
    'help-center/acme-help/translations',
    'help-center/acme-help/health',
    'help-center/acme-help/replace',
    'help-center/acme-help/settings',
    `help-center/acme-help/articles/${article}`,
    'help-center/acme-help/articles/new',
    'campaigns/new',
    'assistants/support-draft/prompt',
    'assistants/support-draft/settings',
    'assistants/support-draft/review',
    'activity',
    'compare',
    'platform',
  ];
}

/** Signs in at the address of the first screen. */
export async function startTour(visit: Visit, screens: readonly string[]): Promise<void> {
  await signInAt(visit, `/acme/${screens[0]}`);
  await arrived(visit);
}

/** Navigates to a screen and waits until it is loaded and idle. */
export async function goToScreen(visit: Visit, screen: string): Promise<void> {
  await visit.page.evaluate((path) => history.pushState(null, '', path), `/acme/${screen}`);
  await arrived(visit);
}

async function arrived({ page, quiet }: Visit): Promise<void> {
  await quiet();
  const heading = await page.locator('main h1').first().textContent();
  if (!heading || (await page.getByRole('alert').count()) > 0)
    throw new Error(`${page.url()} shows no screen: ${heading}`);
}

// For each kind of record: functions that create a record as another person, open it in its form and change it. Used by
// records.spec.ts.
import { expect, type Locator, type Page } from '@playwright/test';
import { AvailabilityReasonsPage } from './pages/availability-reasons-page';
import { CannedResponsesPage } from './pages/canned-responses-page';
import { ArticlePage, choosePortalLanguage, DEMO_PORTAL_PATH } from './pages/help-center-page';
import { MacroPage } from './pages/macro-page';
import { signIn } from './pages/sign-in-page';
import { TeamPage } from './pages/team-page';

/** The name of a record when its form is opened. */
export const INITIAL_RECORD_NAME = 'Opened';

/** The response to creating a record. */
export interface CreatedRecord {
  readonly id: number;
  /** The slug of a portal, which identifies it in addresses. */
  readonly slug?: string;
}

export interface RecordForm {
  readonly name: Locator;
  readonly save: Locator;
  /** Changes a field other than the name. */
  readonly changeOther: () => Promise<void>;
  /** The button that saves the changed field, if it is saved separately from the name. */
  readonly saveOther?: Locator;
}

export interface RecordResource {
  readonly title: string;
  /** The API path of the records, relative to the account. */
  readonly path: string;
  /** The key that wraps the fields of a write. */
  readonly wrapper: string;
  readonly nameField: string;
  /** The fields of a new record in addition to its name. */
  readonly rest: object;
  /** The fields that the request must contain after `changeOther`. */
  readonly otherChange: object;
  readonly update: string;
  /** The list operation. Set for kinds of records that have no operation to fetch a single record. */
  readonly list?: string;
  /** True if the form merges two versions in a separate dialog and shows the time of the save in a status line. */
  readonly isMerged?: true;
  readonly open: (page: Page, record: CreatedRecord) => Promise<RecordForm>;
}

const saveIn = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });

export const RECORD_RESOURCES: readonly RecordResource[] = [
  {
    title: 'a macro',
    path: 'macros',
    wrapper: 'macro',
    nameField: 'name',
    rest: { visibility: 'global', actions: [{ action_name: 'mute_conversation', action_params: [] }] },
    otherChange: {
      actions: [
        { action_name: 'mute_conversation', action_params: [] },
        { action_name: 'resolve_conversation', action_params: [] },
      ],
    },
    update: 'macros.update',
    open: async (page, { id }) => {
      const macro = new MacroPage(page);
      await macro.open(id);
      return {
        name: macro.name,
        save: macro.save,
        changeOther: () => macro.add('Resolve the conversation'),
      };
    },
  },
  {
    title: 'an article',
    path: 'portals/acme-help/articles',
    wrapper: 'article',
    nameField: 'title',
    rest: { content: 'At first.', category_id: 401 },
    otherChange: { content: 'At first. Then more.' },
    update: 'articles.update',
    isMerged: true,
    open: async (page, { id }) => {
      await signIn(page, 'author@acme.test', `${DEMO_PORTAL_PATH}/articles/${id}`);
      const article = new ArticlePage(page);
      return {
        name: article.title,
        save: article.saveDraft,
        changeOther: () => article.type(' Then more.'),
      };
    },
  },
  {
    title: 'an availability reason',
    path: 'availability-reasons',
    wrapper: 'availability_reason',
    nameField: 'reason',
    rest: { emoji: '🥪' },
    otherChange: { emoji: '🩺' },
    update: 'availabilityReasons.update',
    list: 'availabilityReasons.list',
    open: async (page) => {
      const screen = new AvailabilityReasonsPage(page);
      await screen.open();
      await page.getByRole('button', { name: `Edit ${INITIAL_RECORD_NAME}` }).click();
      return { name: screen.reason, save: saveIn(page), changeOther: () => screen.emoji.fill('🩺') };
    },
  },
  {
    title: 'a category',
    path: 'portals/acme-help/categories',
    wrapper: 'category',
    nameField: 'name',
    rest: { locale: 'en', description: 'At first' },
    otherChange: { description: 'And then' },
    update: 'categories.update',
    list: 'categories.list',
    open: async (page) => {
      await signIn(page, 'author@acme.test', `${DEMO_PORTAL_PATH}/categories`);
      await page.getByRole('button', { name: `Edit ${INITIAL_RECORD_NAME}` }).click();
      const dialog = page.getByRole('dialog');
      return {
        name: dialog.getByLabel('Name'),
        save: saveIn(page),
        changeOther: () => dialog.getByLabel('Description').fill('And then'),
      };
    },
  },
  {
    title: 'a canned response',
    path: 'canned-responses',
    wrapper: 'canned_response',
    nameField: 'short_code',
    rest: { content: 'At first' },
    otherChange: { content: 'And then' },
    update: 'cannedResponses.update',
    list: 'cannedResponses.list',
    open: async (page) => {
      await signIn(page, undefined, `/acme/canned-responses?search=${INITIAL_RECORD_NAME}`);
      const screen = new CannedResponsesPage(page);
      await screen.edit(INITIAL_RECORD_NAME);
      return {
        name: screen.shortCode,
        save: screen.save,
        changeOther: () => screen.content.fill('And then'),
      };
    },
  },
  {
    title: 'a team',
    path: 'teams',
    wrapper: 'team',
    nameField: 'name',
    rest: { description: 'At first' },
    otherChange: { description: 'And then' },
    update: 'teams.update',
    open: async (page, { id }) => {
      const team = new TeamPage(page);
      await team.open(id);
      return { name: team.name, save: team.save, changeOther: () => team.description.fill('And then') };
    },
  },
  {
    title: 'a portal',
    path: 'portals',
    wrapper: 'portal',
    nameField: 'name',
    rest: { slug: 'opened', default_locale: 'en' },
    otherChange: { allowed_locales: ['en', 'fr'] },
    update: 'portals.update',
    open: async (page, { slug }) => {
      await signIn(page, undefined, `/acme/help-center/${slug}/settings`);
      return {
        name: page.getByLabel('Portal name'),
        save: saveIn(page),
        changeOther: () => choosePortalLanguage(page, 'French (fr)'),
        saveOther: page.getByRole('button', { name: 'Add language' }),
      };
    },
  },
];

export async function expectSaved(page: Page, { isMerged }: RecordResource, name: string, isLost = false) {
  const toast = `“${name}” saved${isLost ? '. The confirmation didn’t arrive' : ''}`;
  await expect(page.getByRole('status').filter({ hasText: isMerged ? /^Saved \d/ : toast })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
}

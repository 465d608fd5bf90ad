// Writes on platforms that differ from the contract: the assumed read operations are missing, responses have no body,
// or images are stored on another host.
import { expect, test } from './fixtures';
import { ArticlePage, DEMO_PORTAL_PATH, PIXEL_IMAGE } from './pages/help-center-page';
import { signIn } from './pages/sign-in-page';
import { type CreatedRecord, expectSaved, INITIAL_RECORD_NAME, RECORD_RESOURCES } from './record-forms';

/** Variants without the operations that read teams and portals, so that the person must type IDs, slugs and values. */
const UNREAD = ['teams', 'portals'].flatMap((name) => [`absent-404:${name}.list`, `absent-404:${name}.get`]);

test("records that can't be fetched can be edited by ID or slug, and only the chosen fields are sent", async ({
  page,
  sandbox,
}) => {
  await sandbox.vary([...UNREAD, 'absent-404:categories.list']);
  await signIn(page, 'both@acme.test', '/acme/inboxes');
  const dialog = page.getByRole('dialog');
  const choose = (field: string) => dialog.getByRole('checkbox', { name: field }).check();
  const save = dialog.getByRole('button', { name: 'Save' });
  const edit = async (path: string, label: string, key: string) => {
    await page.evaluate((to) => history.pushState(null, '', to), `/acme/${path}`);
    await page.getByLabel(label).fill(key);
    await page.getByRole('button', { name: 'Edit fields…' }).click();
    await expect(save).toBeDisabled();
  };
  const sent = async (name: string) => {
    const request = page.waitForRequest((one) => one.method() === 'PATCH');
    await save.click();
    const body = (await request).postDataJSON() as unknown;
    await expect(page.getByText(`“${name}” saved`)).toBeVisible();
    return body;
  };

  await edit('teams', 'Team ID', '305');
  await choose('Name');
  await save.click();
  await expect(dialog).toContainText('This field can’t be empty.');
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Night shift');
  await choose('Out-of-office message');
  await choose('Assign conversations automatically');
  expect(await sent('Team 305')).toEqual({
    team: { name: 'Night shift', out_of_office_message: null, allow_auto_assign: false },
  });

  await edit('help-center', 'Portal slug', 'acme-help');
  await choose('Languages');
  await dialog.getByRole('textbox', { name: 'Languages' }).fill('en, es, es_419');
  expect(await sent('acme-help')).toEqual({ portal: { allowed_locales: ['en', 'es', 'es_419'] } });

  await edit('help-center/acme-help/categories', 'Category ID', '402');
  await choose('Translation of');
  await choose('Description');
  await dialog.getByRole('textbox', { name: 'Description' }).fill('By us');
  expect(await sent('#402')).toEqual({ category: { associated_category_id: null, description: 'By us' } });
});

test('macros and rules show the name of a team even if the platform can’t list teams', {
  tag: '@deep',
}, async ({ page, sandbox }) => {
  await sandbox.vary(['absent-404:teams.list']);
  await signIn(page, undefined, '/acme/macros?search=warranty&sort=newest');
  const row = page.getByRole('row', { name: /Warranty case/ });
  await expect(row).toContainText('Assign a team: Workshop');
  await page.evaluate(() => history.pushState(null, '', '/acme/automation-rules'));
  const rule = page.getByRole('listitem', { name: 'Refund words go to Billing' });
  await expect(rule).toContainText('Assign a team: Billing');
});

test.describe('a success without a body', { tag: '@deep' }, () => {
  for (const resource of RECORD_RESOURCES)
    test(`after a success response without a body, the record is fetched: ${resource.title}`, async ({
      page,
      sandbox,
    }) => {
      await sandbox.vary(['no-bodies']);
      const other = await sandbox.elsewhere('both@acme.test');
      const { path, wrapper, nameField, rest } = resource;
      await other('POST', path, { [wrapper]: { [nameField]: INITIAL_RECORD_NAME, ...rest } });
      const all = (await other('GET', `${path}?per_page=100`)) as { data: Record<string, unknown>[] };
      const record = all.data.find(
        (one) => one[nameField] === INITIAL_RECORD_NAME,
      ) as unknown as CreatedRecord;
      const form = await resource.open(page, record);
      await form.name.fill('Mine');
      await form.save.click();
      await expectSaved(page, resource, 'Mine');
      expect(await sandbox.requests(resource.update)).toHaveLength(1);
    });

  test('a record can be created and deleted if success responses have no body', async ({ page, sandbox }) => {
    await sandbox.vary(['no-bodies']);
    await signIn(page, undefined, '/acme/teams');
    await page.getByRole('button', { name: 'New team' }).click();
    await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('Night shift');
    await page.getByRole('dialog').getByRole('button', { name: 'Create' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'night shift' })).toBeVisible();
    expect(await sandbox.requests('teams.create')).toHaveLength(1);
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'Delete team' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('“night shift” deleted')).toBeVisible();
  });
});

test('an uploaded image on another host is shown immediately and on the next visit', {
  tag: '@deep',
}, async ({ context, sandbox }) => {
  await sandbox.vary(['uploads-elsewhere']);
  // Opens a page whose problems aren't recorded, because its requests to another origin would count as problems.
  const page = await context.newPage();
  await signIn(page, 'author@acme.test', `${DEMO_PORTAL_PATH}/articles/new`);
  const editor = new ArticlePage(page);
  await editor.write('Cleaning the drip tray', 'Pull it out.\n\n');
  const file = { name: 'tray.png', mimeType: 'image/png', buffer: PIXEL_IMAGE };
  await page.getByLabel('Choose images').setInputFiles([file]);
  await editor.describeImage('The tray, half out');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(editor.line(/^Saved \d/)).toBeVisible();
  const image = page.getByRole('img', { name: 'The tray, half out' }).first();
  await expect(image).toHaveJSProperty('naturalWidth', 1);
  await signIn(page, 'author@acme.test', page.url());
  await expect(image).toHaveJSProperty('naturalWidth', 1);
  expect(new URL((await image.getAttribute('src')) ?? '').origin).not.toBe(sandbox.url);
});

// Gallery states of the forms of macros and teams: edited, rejected, changed by others, not confirmed, and deleted.
import { expect, type Page } from '@playwright/test';
import { MacroPage } from '../pages/macro-page';
import { TeamPage } from '../pages/team-page';
import type { GalleryScreen } from './gallery-screen';

const AGENT = 'agent@acme.test';
const dialog = (page: Page) => page.getByRole('dialog');
const alert = (page: Page) => page.getByRole('alert');
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();

async function chooseFromMenu(page: Page, item: string | RegExp) {
  await press(page, 'More actions');
  await page.getByRole('menuitem', { name: item }).click();
}

const macro = (
  name: string,
  open: (screen: MacroPage, page: Page) => Promise<void>,
  path: number | string = 3001,
): GalleryScreen => ({
  name: `macro-${name}`,
  path: `macros/${path}`,
  open: async (page) => {
    await expect(page.getByRole('button', { name: 'Add action' })).toBeVisible();
    await open(new MacroPage(page), page);
  },
});

const MACROS: readonly GalleryScreen[] = [
  macro('unsaved', async (screen) => {
    await screen.name.fill('Another name');
    await expect(screen.save).toBeVisible();
  }),
  macro('add-action', async (_, page) => {
    await press(page, 'Add action');
    await expect(page.getByRole('menu')).toBeVisible();
  }),
  macro('menu', async (_, page) => {
    await press(page, 'More actions');
    await expect(page.getByRole('menu')).toBeVisible();
  }),
  macro(
    'unfinished',
    async (screen) => {
      await screen.add('Assign a team');
      await screen.add('Add labels');
      await screen.add('Send a message');
      await screen.create.click();
      await expect(screen.action(1)).toContainText('Choose a team, or remove this action.');
    },
    'new',
  ),
  macro('unknown-actions', (screen) => expect(screen.action(1)).toContainText('Send email transcript'), 3020),
  macro('likely-mistakes', (screen) => expect(screen.action(4)).toContainText('more than once'), 3030),
  macro(
    'simulated',
    async (screen, page) => {
      await screen.preview('1042');
      await expect(page.getByRole('figure', { name: /#1042$/ })).toBeVisible();
    },
    3018,
  ),
  macro('use-canned-response', async (screen, page) => {
    await screen.add('Send a message');
    await press(page, 'Use a canned response');
    await expect(dialog(page).getByRole('list')).toBeVisible();
  }),
  {
    ...macro('shared', (_, page) => expect(page.getByText('This macro is shared with')).toBeVisible()),
    as: AGENT,
  },
  ...(['refused', 'conflict', 'not-confirmed', 'gone'] as const).map(
    (outcome): GalleryScreen => ({
      ...macro(outcome, async () => {}),
      open: async (page, sandbox) => {
        const screen = new MacroPage(page);
        await screen.name.fill('Another name');
        if (outcome === 'refused')
          await sandbox.fault({ operation: 'macros.update', kind: 'status', status: 403 });
        if (outcome === 'conflict') await sandbox.fault({ operation: 'macros.get', kind: 'concurrent_edit' });
        if (outcome === 'not-confirmed') {
          await sandbox.fault({ operation: 'macros.update', kind: 'created_malformed' });
          await sandbox.fault({ operation: 'macros.get', kind: 'latency', delay_ms: 0 });
          await sandbox.fault({ operation: 'macros.get', kind: 'server_error', times: 99 });
        }
        if (outcome === 'gone') await (await sandbox.elsewhere('both@acme.test'))('DELETE', 'macros/3001');
        await screen.save.click();
        await expect(alert(page).first()).toBeVisible();
      },
    }),
  ),
  macro('delete', async (_, page) => {
    await chooseFromMenu(page, 'Delete');
    await expect(dialog(page)).toBeVisible();
  }),
  macro('leave-asked', async (screen, page) => {
    await screen.name.fill('Half a na');
    await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link').first().click();
    await expect(page.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
  }),
  {
    name: 'macro-uses',
    path: 'used-by?kind=team&target=304',
    open: (page) => expect(page.getByRole('link', { name: 'Hand over to Workshop' })).toBeVisible(),
  },
  {
    name: 'macro-uses-closed',
    path: 'used-by?kind=agent&target=16',
    as: AGENT,
    open: (page) => expect(page.getByRole('note')).toBeVisible(),
  },
];

const team = (
  name: string,
  open: (screen: TeamPage, page: Page) => Promise<void>,
  id = 302,
): GalleryScreen => ({
  name: `team-${name}`,
  path: `teams/${id}`,
  open: async (page) => {
    await expect(page.getByRole('heading', { name: 'Members', exact: true })).toBeVisible();
    await open(new TeamPage(page), page);
  },
});

const TEAMS: readonly GalleryScreen[] = [
  {
    name: 'team-new',
    path: 'teams',
    open: async (page) => {
      await press(page, 'New team');
      await dialog(page).getByRole('textbox', { name: 'Name' }).fill('billing');
      await expect(dialog(page)).toContainText('already exists');
    },
  },
  team('unsaved', async (screen) => {
    await screen.name.fill('Invoices');
    await expect(screen.save).toBeVisible();
  }),
  team(
    'zone',
    async (screen, page) => {
      await screen.zone.click();
      await expect(page.getByRole('listbox')).toBeVisible();
    },
    304,
  ),
  team('members-chosen', async (screen, page) => {
    await screen.joins('Wren');
    await screen.leaves('Yusuf Bergström').click();
    await expect(screen.apply).toBeVisible();
    await expect(page.getByRole('listbox')).toHaveCount(0);
  }),
  team('members-asked', async (screen) => {
    await screen.joins('Wren');
    await screen.apply.click();
    await expect(screen.updateMembers).toBeVisible();
  }),
  team('members-updated', async (screen) => {
    await screen.joins('Wren');
    await screen.apply.click();
    await screen.updateMembers.click();
    await expect(screen.outcome('Wren')).toContainText('Saved');
  }),
  team('managed', (_, page) => expect(page.getByText('You can view it but not edit it.')).toBeVisible(), 307),
  {
    ...team('of-agent', (_, page) =>
      expect(page.getByText('Only administrators can edit teams')).toBeVisible(),
    ),
    as: AGENT,
  },
  team('delete', async (_, page) => {
    await chooseFromMenu(page, 'Delete team');
    await expect(dialog(page)).toContainText('members');
  }),
];

export const FORM_SCREEN_STATES: readonly GalleryScreen[] = [...MACROS, ...TEAMS];

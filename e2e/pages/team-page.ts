// The page of a team: its form, its notices and its members.
import { expect, type Locator, type Page } from '@playwright/test';
import { signIn } from './sign-in-page';

export class TeamPage {
  readonly name: Locator;
  readonly description: Locator;
  readonly outOfOffice: Locator;
  readonly zone: Locator;
  readonly save: Locator;
  readonly dialog: Locator;
  readonly apply: Locator;
  readonly updateMembers: Locator;

  constructor(readonly page: Page) {
    this.name = page.getByRole('textbox', { name: 'Name' });
    this.description = page.getByRole('textbox', { name: 'Description' });
    this.outOfOffice = page.getByRole('textbox', { name: 'Out-of-office message' });
    this.zone = page.getByRole('combobox', { name: 'Time zone' });
    this.save = page.getByRole('button', { name: 'Save', exact: true });
    this.dialog = page.getByRole('dialog');
    this.apply = page.getByRole('button', { name: /^(Add|Remove|Apply) \d/ });
    this.updateMembers = this.dialog.getByRole('button', { name: 'Update members' });
  }

  async open(id: number, email?: string): Promise<void> {
    await signIn(this.page, email, `/acme/teams/${id}`);
    await expect(this.page.getByRole('heading', { name: 'Members', exact: true })).toBeVisible();
  }

  /** Saves and returns the body of the request. */
  async sentBySaving(button = this.save): Promise<unknown> {
    const request = this.page.waitForRequest((one) => one.method() === 'PATCH');
    await button.click();
    return (await request).postDataJSON() as unknown;
  }

  leaves(name: string): Locator {
    return this.page.getByRole('button', { name: `Remove ${name}` });
  }

  async joins(name: string): Promise<void> {
    await this.page.getByLabel('Add members').first().click();
    await this.page.getByRole('option', { name }).click();
    await this.page.keyboard.press('Escape');
  }

  /** Returns the result of adding or removing a member. */
  outcome(name: string): Locator {
    return this.dialog.getByRole('listitem').filter({ hasText: name });
  }
}

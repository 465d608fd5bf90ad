// The page of a macro: its name, its ordered actions and its save status.
import { expect, type Locator, type Page } from '@playwright/test';
import { signIn } from './sign-in-page';

export class MacroPage {
  readonly name: Locator;
  readonly visibility: Locator;
  readonly save: Locator;
  readonly create: Locator;
  readonly actions: Locator;

  constructor(readonly page: Page) {
    this.name = page.getByRole('textbox', { name: 'Name' });
    this.visibility = page.getByRole('combobox', { name: 'Visible to' });
    this.save = page.getByRole('button', { name: 'Save', exact: true });
    this.create = page.getByRole('button', { name: 'Create', exact: true });
    this.actions = page.getByRole('list', { name: 'Actions' }).getByRole('listitem');
  }

  /** Opens the macro with this ID, a new macro (`new`), or a copy of a macro (`new?from=` and its ID). */
  async open(place: number | string, email?: string): Promise<void> {
    await signIn(this.page, email, `/acme/macros/${place}`);
    await expect(this.page.getByRole('button', { name: 'Add action' })).toBeVisible();
  }

  /** Returns an action by its position, starting at 1. */
  action(place: number): Locator {
    return this.actions.nth(place - 1);
  }

  async add(title: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Add action' }).click();
    await this.page.getByRole('menuitem', { name: title, exact: true }).click();
  }

  /** Chooses an item from the menu of an action. */
  async act(place: number, item: string): Promise<void> {
    await this.action(place)
      .getByRole('button', { name: /^More actions/ })
      .click();
    await this.page.getByRole('menuitem', { name: item, exact: true }).click();
  }

  async remove(place: number): Promise<void> {
    await this.action(place)
      .getByRole('button', { name: /^Remove Action/ })
      .click();
  }

  /** Shows the preview for a conversation, by its number or another identifier. */
  async preview(identifier: string): Promise<void> {
    const field = this.page.getByLabel('Number, ticket ID or UUID');
    await field.fill(identifier);
    await field.press('Enter');
  }

  async choose(place: number, option: string): Promise<void> {
    const picker = this.action(place).getByRole('combobox');
    await picker.click();
    await expect(picker).toHaveAttribute('aria-expanded', 'true');
    await this.page.getByRole('option', { name: option, exact: true }).click();
  }

  /** Returns the body of the next write request. */
  async sentBy(act: () => Promise<void>): Promise<unknown> {
    const request = this.page.waitForRequest((one) => ['POST', 'PATCH'].includes(one.method()));
    await act();
    return (await request).postDataJSON() as unknown;
  }

  async titles(): Promise<string[]> {
    const labels = await this.actions.evaluateAll((items) =>
      items.map((item) => item.getAttribute('aria-label') ?? ''),
    );
    return labels.map((label) => label.replace(/^Action \d+: /, ''));
  }
}

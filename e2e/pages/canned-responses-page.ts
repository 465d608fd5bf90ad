// The screen of canned responses: its list and dialogs.
import { expect, type Locator, type Page } from '@playwright/test';

export class CannedResponsesPage {
  readonly rows: Locator;
  readonly folders: Locator;
  readonly search: Locator;
  readonly sort: Locator;
  readonly dialog: Locator;
  readonly shortCode: Locator;
  readonly content: Locator;
  readonly create: Locator;
  readonly save: Locator;

  constructor(readonly page: Page) {
    this.rows = page.getByRole('region', { name: 'Canned responses' }).getByRole('row');
    this.folders = page.getByRole('navigation', { name: 'Folders' });
    this.search = page.getByLabel('Search short codes and text');
    this.sort = page.getByLabel('Sort by');
    this.dialog = page.getByRole('dialog');
    this.shortCode = this.dialog.getByLabel('Short code');
    this.content = this.dialog.getByLabel('Content');
    this.create = this.dialog.getByRole('button', { name: 'Create', exact: true });
    this.save = this.dialog.getByRole('button', { name: 'Save', exact: true });
  }

  /** Opens the form. Waits for the focus, because the dialog would otherwise take it while the test fills a field. */
  async openNew(): Promise<void> {
    await this.page.getByRole('button', { name: 'New canned response' }).click();
    await expect(this.shortCode).toBeFocused();
  }

  async enter(shortCode: string, content: string): Promise<void> {
    await this.openNew();
    await this.shortCode.fill(shortCode);
    await this.content.fill(content);
    await this.create.click();
  }

  async open(shortCode: string): Promise<void> {
    await this.page.getByRole('button', { name: shortCode, exact: true }).click();
  }

  async edit(shortCode: string): Promise<void> {
    await this.open(shortCode);
    await this.dialog.getByRole('button', { name: 'Edit', exact: true }).click();
  }

  /** Returns the link to a folder. The link's name ends with the number of responses. */
  folder(name: string): Locator {
    return this.folders.getByRole('link', { name: new RegExp(`^${name} [\\d,]+$`) });
  }

  notice(text: string): Locator {
    return this.page.getByRole('status').filter({ hasText: text });
  }
}

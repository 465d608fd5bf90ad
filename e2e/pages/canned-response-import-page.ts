// The import of canned responses: choosing a file, its preview and its run.
import { expect, type Locator, type Page } from '@playwright/test';
import { signIn } from './sign-in-page';

export class CannedResponseImportPage {
  /** The preview's counts of rows. Clicking a count filters the rows. */
  readonly counts: Locator;
  readonly start: Locator;
  readonly goOn: Locator;
  readonly stop: Locator;
  /** The button that shows the rows of a file after its columns have been assigned. */
  readonly preview: Locator;
  /** The first rows of a file, shown while its columns are being assigned. */
  readonly sample: Locator;
  /** The control that decides about all rows whose short code already exists with another text. */
  readonly conflicts: Locator;

  constructor(readonly page: Page) {
    this.counts = page.getByRole('group', { name: 'Rows of the file' });
    this.start = page.getByRole('button', { name: /^Import \d/ });
    this.goOn = page.getByRole('button', { name: /^Continue \(/ });
    this.stop = page.getByRole('button', { name: 'Stop' });
    this.preview = page.getByRole('button', { name: 'Preview all rows' });
    this.sample = page.getByRole('region', { name: 'First rows' });
    this.conflicts = page.getByRole('combobox', {
      name: 'If a short code already exists with different text',
    });
  }

  async open(email?: string): Promise<void> {
    await signIn(this.page, email, '/acme/canned-responses/import');
    await expect(this.page.getByRole('heading', { level: 1, name: 'Import' })).toBeVisible();
  }

  async choose(name: string, text: string): Promise<void> {
    const mimeType = name.endsWith('.json') ? 'application/json' : 'text/csv';
    await this.page
      .locator('input[type=file]')
      .setInputFiles({ name, mimeType, buffer: Buffer.from(text, 'utf8') });
  }

  /** Returns the field that selects a column of the file. */
  column(name: string): Locator {
    return this.page.getByRole('combobox', { name, exact: true });
  }

  /** Returns the control that decides about one line of the file, whose short code already exists with another text. */
  conflictOf(line: number): Locator {
    return this.page.getByRole('combobox', { name: `Existing short code: line ${line}`, exact: true });
  }

  /** Returns the rows of an expanded group. */
  group(title: string): Locator {
    return this.page.getByRole('list', { name: title, exact: true }).getByRole('listitem');
  }

  async expand(title: string): Promise<void> {
    await this.page.getByRole('heading', { name: title }).getByRole('button').click();
  }

  async expectCounts(counts: readonly string[]): Promise<void> {
    await expect(this.counts.getByRole('button')).toHaveText([...counts]);
  }

  row(shortCode: string): Locator {
    return this.page.getByRole('main').getByRole('listitem').filter({ hasText: shortCode });
  }
}

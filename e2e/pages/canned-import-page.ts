// The import of canned responses: choosing a file, its plan and its run.
import { expect, type Locator, type Page } from '@playwright/test';
import { signIn } from './sign-in-page';

export class CannedImportPage {
  readonly rows: Locator;
  readonly start: Locator;
  readonly goOn: Locator;
  readonly stop: Locator;

  constructor(readonly page: Page) {
    this.rows = page.getByRole('table', { name: 'Rows of the file' });
    this.start = page.getByRole('button', { name: /^Import \d/ });
    this.goOn = page.getByRole('button', { name: /^Continue \(/ });
    this.stop = page.getByRole('button', { name: 'Stop' });
  }

  async open(email?: string): Promise<void> {
    await signIn(this.page, email, '/acme/canned-responses/import');
    await expect(this.page.getByRole('heading', { level: 1, name: 'Import canned responses' })).toBeVisible();
  }

  async choose(name: string, text: string): Promise<void> {
    const mimeType = name.endsWith('.json') ? 'application/json' : 'text/csv';
    await this.page
      .locator('input[type=file]')
      .setInputFiles({ name, mimeType, buffer: Buffer.from(text, 'utf8') });
  }

  row(shortCode: string): Locator {
    return this.rows.getByRole('row').filter({ hasText: shortCode });
  }
}

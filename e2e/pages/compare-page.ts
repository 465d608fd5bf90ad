// The page on which an account is exported and compared.
import { expect, type Locator, type Page } from '@playwright/test';

type Given = Parameters<Locator['setInputFiles']>[0];

export class ComparePage {
  readonly export: Locator;
  readonly compare: Locator;
  /** What isn't the same on both sides. */
  readonly rows: Locator;

  constructor(readonly page: Page) {
    this.export = page.getByRole('button', { name: 'Export', exact: true });
    this.compare = page.getByRole('button', { name: 'Compare', exact: true });
    this.rows = page.getByRole('region', { name: 'Result' }).locator('tbody').getByRole('row');
  }

  /** Exports what is chosen, and returns where the file lies. */
  async exported(): Promise<string> {
    const download = this.page.waitForEvent('download');
    await this.export.click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^acme-\d{4}-\d\d-\d\d-\d\d-\d\d-admin@acme\.test\.zip$/);
    return file.path();
  }

  give(file: Given): Promise<void> {
    return this.page.locator('input[type=file]').setInputFiles(file);
  }

  /** Compares the account with a file. */
  async compareWith(file: Given): Promise<void> {
    await this.page.getByRole('link', { name: 'Compare', exact: true }).click();
    await this.give(file);
    await this.compare.click();
  }
}

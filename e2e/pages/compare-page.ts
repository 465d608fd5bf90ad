// The pages for backing up an account and comparing it.
import { expect, type Locator, type Page } from '@playwright/test';

type Given = Parameters<Locator['setInputFiles']>[0];

export class ComparePage {
  readonly backUp: Locator;
  readonly compare: Locator;
  /** The comparison's counts. Clicking a count filters the rows. */
  readonly counts: Locator;
  /** The rows of a comparison: records and kinds of records. */
  readonly rows: Locator;

  constructor(readonly page: Page) {
    this.backUp = page.getByRole('button', { name: 'Back up', exact: true });
    this.compare = page.getByRole('button', { name: 'Compare', exact: true });
    this.counts = page.getByRole('group', { name: 'Result' });
    this.rows = page.getByRole('main').getByRole('listitem');
  }

  /** Backs up the selected kinds and returns the path of the file. */
  async backedUp(): Promise<string> {
    const download = this.page.waitForEvent('download');
    await this.backUp.click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^acme-\d{4}-\d\d-\d\d-\d\d-\d\d-admin@acme\.test\.zip$/);
    return file.path();
  }

  give(file: Given): Promise<void> {
    return this.page.locator('input[type=file]').setInputFiles(file);
  }

  /** Opens the page for selecting the two sides to compare. */
  openSides(): Promise<void> {
    return this.page.getByRole('link', { name: 'Choose what to compare…' }).click();
  }

  async compareWith(file: Given): Promise<void> {
    await this.give(file);
    await this.compare.click();
  }
}

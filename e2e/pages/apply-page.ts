// The page for applying a backup or another workspace to this one.
import { expect, type Locator, type Page } from '@playwright/test';
import { signIn } from './sign-in-page';

export class ApplyPage {
  readonly source: Locator;
  readonly read: Locator;
  /** The button that previews the remaining changes again. It appears after changes were applied. */
  readonly readAgain: Locator;
  /** The names that records of the source refer to and that this workspace doesn't have. */
  readonly names: Locator;
  /** The preview's counts. Clicking a count filters the preview. */
  readonly counts: Locator;
  readonly dialog: Locator;

  constructor(readonly page: Page) {
    this.source = page.getByLabel('Source', { exact: true });
    this.read = page.getByRole('button', { name: 'Preview changes', exact: true });
    this.readAgain = page.getByRole('button', { name: 'Refresh preview' });
    this.names = this.group('People and names');
    this.counts = page.getByRole('group', { name: 'Planned changes' });
    this.dialog = page.getByRole('dialog');
  }

  /**
   * Opens the empty workspace and selects Acme as the source, with only the given kinds of records. Without arguments,
   * selects no source.
   */
  async open(...kinds: readonly string[]): Promise<void> {
    await signIn(this.page, 'transfer@acme.test', '/acme-staging/compare?tab=apply');
    if (kinds.length === 0) return;
    await this.source.selectOption('Acme');
    await expect(this.page.getByText(/^\d+ requests, about/)).toBeVisible();
    const offered = this.page.getByRole('group', { name: 'What to apply' }).getByRole('checkbox');
    for (const kind of await offered.all()) await kind.uncheck();
    for (const name of kinds)
      await this.page.getByRole('checkbox', { name: new RegExp(`^${name} \\(`) }).check();
  }

  /** Returns the rows of an expanded group. */
  group(title: string): Locator {
    return this.page.getByRole('list', { name: title, exact: true });
  }

  row(name: string): Locator {
    return this.page.getByRole('main').getByRole('listitem').filter({ hasText: name });
  }

  count(text: string): Locator {
    return this.counts.getByRole('button', { name: text, exact: true });
  }

  give(file: Parameters<Locator['setInputFiles']>[0]): Promise<void> {
    return this.page.locator('input[type=file]').setInputFiles(file);
  }

  skipOpen(): Promise<void> {
    return this.page.getByRole('button', { name: 'Skip unresolved names' }).click();
  }

  /** The button that opens the confirmation dialog of a run. */
  get apply(): Locator {
    return this.page.getByRole('main').getByRole('button', { name: /^Apply [\d,]+ changes?$/ });
  }

  /** Opens the confirmation dialog of a run and types the workspace's name. */
  async ask(): Promise<void> {
    await this.apply.click();
    await this.dialog.getByLabel(/^Type .+ to confirm/).fill('acme staging');
  }

  /** Types the number of articles that become public. */
  typeCount(count: string): Promise<void> {
    return this.dialog.getByLabel(/^Type the number of articles that become public/).fill(count);
  }

  get start(): Locator {
    return this.dialog.getByRole('button', { name: /^Apply [\d,]+ changes?$/ });
  }

  /** Closes the dialog of a finished run. */
  async close(): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Close' }).last().click();
    await expect(this.dialog).toHaveCount(0);
  }
}

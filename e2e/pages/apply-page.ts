// The tab on which a file or another workspace is applied to this one.
import { expect, type Locator, type Page } from '@playwright/test';
import { signIn } from './sign-in-page';

export class ApplyPage {
  readonly source: Locator;
  readonly read: Locator;
  /** After a run. */
  readonly readAgain: Locator;
  readonly names: Locator;
  readonly plan: Locator;
  readonly toDo: Locator;
  readonly dialog: Locator;

  constructor(readonly page: Page) {
    this.source = page.getByLabel('Apply this');
    this.read = page.getByRole('button', { name: 'Read and check', exact: true });
    this.readAgain = page.getByRole('button', { name: 'Read and check again' }).last();
    const card = (name: string) =>
      page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name, exact: true }) });
    this.names = card('People and names');
    this.plan = card('Plan');
    this.toDo = card('To do by hand');
    this.dialog = page.getByRole('dialog');
  }

  /** Opens the empty workspace, and chooses these kinds of Acme; without kinds, no source yet. */
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

  /** A number of the plan by its name. */
  number(name: string): Locator {
    return this.plan.locator('dl > div').filter({ hasText: name }).getByRole('definition');
  }

  give(file: Parameters<Locator['setInputFiles']>[0]): Promise<void> {
    return this.page.locator('input[type=file]').setInputFiles(file);
  }

  leaveOpenOut(): Promise<void> {
    return this.page.getByRole('button', { name: 'Leave out the open ones' }).click();
  }

  /** Opens the question before a run, and types the workspace's name. */
  async ask(): Promise<void> {
    await this.plan.getByRole('button', { name: 'Apply this plan' }).click();
    await this.dialog.getByLabel(/^Type the name of this workspace/).fill('acme staging');
  }

  /** Types how many articles become public. */
  typeCount(count: string): Promise<void> {
    return this.dialog.getByLabel(/^Type the number of articles that become public/).fill(count);
  }

  get start(): Locator {
    return this.dialog.getByRole('button', { name: /^Apply [\d,]+ changes?$/ });
  }

  /** Ends a dialog whose run is over. */
  async close(): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Close' }).last().click();
    await expect(this.dialog).toHaveCount(0);
  }
}

// Home and its sections, which are found by their titles.
import type { Locator, Page } from '@playwright/test';

export class HomePage {
  readonly heading: Locator;
  readonly needs: Locator;
  readonly drafts: Locator;
  readonly changes: Locator;
  readonly counts: Locator;
  readonly recent: Locator;

  constructor(readonly page: Page) {
    const main = page.getByRole('main');
    const section = (name: string) => main.getByRole('region', { name, exact: true });
    this.heading = main.getByRole('heading', { name: 'Home', level: 1 });
    this.needs = section('Needs your attention');
    this.drafts = section('Continue editing');
    this.changes = section('Changes from this browser');
    this.counts = main.getByRole('list', { name: 'Conversations by status' });
    this.recent = section('Recent');
  }

  /** Goes to Home with the navigation, without a reload. */
  async open(): Promise<void> {
    await this.page
      .getByRole('navigation', { name: 'Sections', exact: true })
      .getByRole('link', { name: 'Home' })
      .click();
    await this.heading.waitFor();
  }

  /** Opens Home and follows its link to the activity list. */
  async openActivity(): Promise<void> {
    await this.open();
    await this.changes.getByRole('link', { name: 'All activity' }).click();
  }

  /** Chooses the page that opens first. */
  async openFirst(page: 'Home' | 'Conversations'): Promise<void> {
    await this.page.getByRole('main').getByRole('button', { name: 'More actions' }).click();
    await this.page.getByRole('menuitemradio', { name: page }).click();
  }
}

// The screen of inboxes: its list and what it opens to.
import type { Locator, Page } from '@playwright/test';

export class InboxesPage {
  readonly names: Locator;
  readonly search: Locator;
  readonly sort: Locator;
  readonly pageSize: Locator;
  readonly details: Locator;

  constructor(readonly page: Page) {
    this.names = page.getByRole('region', { name: 'Inboxes' }).getByRole('row').getByRole('button');
    this.search = page.getByLabel('Search by name');
    this.sort = page.getByLabel('Sort by');
    this.pageSize = page.getByLabel('Rows per page');
    this.details = page.getByRole('dialog');
  }
}

// The screens of inboxes: the list, and the page of an inbox.
import type { Locator, Page } from '@playwright/test';

export class InboxesPage {
  readonly names: Locator;
  readonly search: Locator;
  readonly sort: Locator;
  readonly pageSize: Locator;
  readonly details: Locator;
  readonly uses: Locator;

  constructor(readonly page: Page) {
    this.names = page.getByRole('region', { name: 'Inboxes' }).getByRole('row').getByRole('link');
    this.search = page.getByLabel('Search by name');
    this.sort = page.getByLabel('Sort by');
    this.pageSize = page.getByLabel('Rows per page');
    this.details = page.getByRole('main');
    this.uses = page.getByRole('region', { name: 'Used in' }).getByRole('link');
  }
}

// The screens of conversations: the search, the recent conversations, and a conversation with its messages.
import { expect, type Locator, type Page } from '@playwright/test';

export class ConversationsPage {
  readonly identifier: Locator;
  readonly found: Locator;
  readonly byIdentifier: Locator;
  readonly recent: Locator;
  readonly status: Locator;
  readonly messages: Locator;
  readonly messageType: Locator;
  readonly finder: Locator;

  constructor(readonly page: Page) {
    this.identifier = page.getByLabel('Number, ticket ID or UUID');
    this.found = page.getByRole('region', { name: 'Conversations found' });
    this.byIdentifier = page.getByRole('region', { name: 'Matches by identifier' });
    this.recent = page.getByRole('region', { name: 'Recent conversations' });
    this.status = page.getByLabel('Status', { exact: true });
    this.messages = page.getByRole('list', { name: 'Messages' }).getByRole('article');
    this.messageType = page.getByLabel('Show', { exact: true });
    this.finder = page.getByRole('search', { name: 'Search messages' });
  }

  /**
   * Returns a message by its position among the loaded messages. The element exists only if it is near the viewport.
   */
  message(place: number): Locator {
    return this.page
      .getByRole('list', { name: 'Messages' })
      .locator(`[aria-posinset="${place}"]`)
      .getByRole('article');
  }

  /** Scrolls down through the messages until this one is in view. */
  async readTo(place: number): Promise<void> {
    await expect(async () => {
      const isNear = (await this.message(place).count()) > 0;
      const next = isNear ? this.message(place) : this.messages.last();
      await next.scrollIntoViewIfNeeded({ timeout: 1000 });
      await expect(this.message(place)).toBeInViewport({ timeout: 500 });
    }).toPass();
  }

  /** Scrolls up to the first loaded message in one step, because gradual scrolling would load earlier messages. */
  async readToFirst(): Promise<void> {
    await this.messages.first().evaluate((message) => {
      let area: Element | null = message;
      while (area && area.scrollTop === 0) area = area.parentElement;
      area?.scrollTo({ top: 0 });
    });
  }

  async openCalendar(): Promise<Locator> {
    await this.page.getByRole('button', { name: 'Jump to date' }).click();
    return this.page.getByRole('dialog', { name: 'Jump to date' });
  }

  async find(identifier: string): Promise<void> {
    await this.identifier.fill(identifier);
    await this.page.getByRole('button', { name: 'Find', exact: true }).click();
  }

  async findFromPalette(identifier: string): Promise<void> {
    await this.page.keyboard.press('Control+k');
    await this.page.getByRole('combobox', { name: 'Search or go to…' }).fill(identifier);
    await this.page.getByRole('option', { name: 'Find conversation' }).click();
  }

  /** Returns the conversation numbers in a table, in order. */
  numbersIn(table: Locator): Promise<string[]> {
    return table.getByRole('link', { name: /^#\d+$/ }).allTextContents();
  }

  /** Returns the row with the result for one of several identifiers. */
  rowOf(identifier: string): Locator {
    return this.byIdentifier.getByRole('row').filter({
      has: this.page.getByText(identifier, { exact: true }),
    });
  }

  heading(name: string): Locator {
    return this.page.getByRole('heading', { level: 1, name });
  }

  fact(name: string): Locator {
    return this.page
      .locator('dt', { hasText: new RegExp(`^${name}$`) })
      .locator('xpath=following-sibling::dd[1]');
  }
}

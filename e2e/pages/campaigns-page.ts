// The campaign wizard, the page of one attempt to send, and the list: locators and actions.
import { expect, type Locator, type Page } from '@playwright/test';

export class CampaignsPage {
  readonly next: Locator;
  readonly countButton: Locator;
  readonly recipients: Locator;
  readonly ask: Locator;
  readonly dialog: Locator;
  readonly send: Locator;
  readonly alert: Locator;
  readonly wentOut: Locator;
  readonly didNotGoOut: Locator;
  /** The link from a draft or an outcome to the list. */
  readonly toList: Locator;

  constructor(readonly page: Page) {
    this.next = page.getByRole('button', { name: /^Next: / });
    this.countButton = page.getByRole('button', { name: /^Count (audience|again)$/ });
    this.dialog = page.getByRole('dialog', { name: /^(Send to|Schedule for) / });
    this.recipients = this.dialog.getByRole('textbox', { name: /^Type the number of recipients/ });
    this.ask = page.getByRole('button', { name: /^(Send|Schedule)…$/ });
    this.send = page.getByRole('button', { name: /^(Send to|Schedule for) [\d,]+ recipients$/ });
    this.alert = page.getByRole('alert');
    this.wentOut = page.getByRole('button', { name: 'The campaign was sent' });
    this.didNotGoOut = page.getByRole('button', { name: 'The campaign wasn’t sent' });
    this.toList = page
      .getByRole('navigation', { name: 'Breadcrumbs' })
      .getByRole('link', { name: 'Campaigns' });
  }

  step(name: string): Locator {
    return this.page.getByRole('navigation', { name: 'Steps' }).getByRole('button', { name });
  }

  heading(name: string): Locator {
    return this.page.getByRole('heading', { name });
  }

  row(name: string): Locator {
    return this.page.getByRole('row').filter({ has: this.page.getByRole('link', { name, exact: true }) });
  }

  tab(name: string): Locator {
    return this.page.getByRole('navigation', { name: 'Status' }).getByRole('link', { name });
  }

  /** Opens the only draft of the list, or the one with this name. */
  async openDraft(name?: string): Promise<void> {
    await this.tab('Drafts').click();
    await this.page
      .getByRole('table')
      .getByRole('link', name ? { name, exact: true } : {})
      .click();
  }

  async chooseIntent(kind: string, from: string): Promise<void> {
    await this.page.getByRole('radio', { name: kind }).click();
    const list = this.page.getByLabel(kind === 'Email' ? 'Sender' : 'Inbox', { exact: true });
    await list.selectOption({ label: from });
  }

  async chooseLabels(...titles: string[]): Promise<void> {
    const field = this.page.getByRole('combobox', { name: 'Labels' });
    for (const title of titles) {
      await field.fill(title);
      await this.page.getByRole('option', { name: title, exact: true }).click();
    }
    await field.press('Escape');
  }

  get size(): Locator {
    return this.page.getByRole('group', { name: 'Audience size' });
  }

  /**
   * Counts the recipients by clicking the button. The console also counts automatically after the labels change and
   * when the review opens.
   */
  async count(sentence: string | RegExp = /^[\d,]+ recipients?$/): Promise<void> {
    await this.countButton.click();
    await expect(this.size).toHaveAttribute('aria-busy', 'false');
    await expect(this.size.getByText(sentence)).toBeVisible();
  }

  async chooseTemplate(name: string): Promise<void> {
    await this.page.getByRole('radio', { name, exact: true }).click();
  }

  async rename(name: string): Promise<void> {
    await this.page.getByRole('button', { name: /Rename$/ }).click();
    // Uses the first field, because the review has another field for the name.
    const field = this.page.getByRole('textbox', { name: 'Campaign name' }).first();
    await field.fill(name);
    await field.press('Enter');
  }

  /** Goes to the content step and chooses a template. */
  async chooseTemplateIn(name: string): Promise<void> {
    await this.step('Content').click();
    await this.chooseTemplate(name);
  }

  /**
   * Prepares the simplest campaign up to the last step: a template without placeholders, sent to one label immediately.
   */
  async prepareTemplate(label = 'vip'): Promise<void> {
    await this.chooseIntent('Template message', 'Acme messaging');
    await this.chooseLabels(label);
    await this.next.click();
    await this.chooseTemplate('holiday_hours (en)');
    await this.next.click();
    await this.next.click();
  }

  async prepareText(kind: string, from: string, text: string): Promise<void> {
    await this.chooseIntent(kind, from);
    await this.chooseLabels('vip');
    await this.next.click();
    await this.page.getByRole('textbox', { name: 'Text', exact: true }).fill(text);
    await this.next.click();
    await this.next.click();
  }

  /** Types the recipient count in the send dialog, which is the first of the two confirmation steps. */
  async typeCount(count: string): Promise<void> {
    await this.ask.click();
    await this.recipients.fill(count);
  }

  async arm(count: string): Promise<void> {
    await this.typeCount(count);
    await expect(this.send).toBeEnabled();
  }

  async countArmAndSend(count: string): Promise<void> {
    await this.count();
    await this.arm(count);
    await this.send.click();
  }
}

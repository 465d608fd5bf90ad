// The campaign wizard, the page of one attempt, and the list: their locators and what a person does with them.
import { expect, type Locator, type Page } from '@playwright/test';

export class CampaignsPage {
  readonly next: Locator;
  readonly countButton: Locator;
  readonly recipients: Locator;
  readonly confirm: Locator;
  readonly send: Locator;
  readonly alert: Locator;
  readonly wentOut: Locator;
  readonly didNotGoOut: Locator;

  constructor(readonly page: Page) {
    this.next = page.getByRole('button', { name: 'Next', exact: true });
    this.countButton = page.getByRole('button', { name: /^Count (audience|again)$/ });
    this.recipients = page.getByLabel('Number of recipients');
    this.confirm = page.getByRole('button', { name: 'Confirm count' });
    this.send = page.getByRole('button', { name: /^Send to [\d,]+ recipients$/ });
    this.alert = page.getByRole('alert');
    this.wentOut = page.getByRole('button', { name: 'It was sent' });
    this.didNotGoOut = page.getByRole('button', { name: 'It wasn’t sent' });
  }

  step(name: string): Locator {
    return this.page.getByRole('navigation', { name: 'Steps' }).getByRole('button', { name });
  }

  heading(name: string): Locator {
    return this.page.getByRole('heading', { name });
  }

  async chooseIntent(kind: string, from: string): Promise<void> {
    await this.page.getByRole('radio', { name: kind }).check();
    const list = this.page.getByLabel(kind === 'Email' ? 'Sender' : 'Inbox', { exact: true });
    await list.selectOption({ label: from });
    await this.next.click();
  }

  async chooseLabels(...titles: string[]): Promise<void> {
    const field = this.page.getByRole('combobox', { name: 'Labels' });
    for (const title of titles) {
      await field.fill(title);
      await this.page.getByRole('option', { name: title, exact: true }).click();
    }
    await field.press('Escape');
  }

  async count(sentence: string | RegExp = /^Reachable contacts/): Promise<void> {
    await this.countButton.click();
    await expect(this.page.getByText(sentence)).toBeVisible();
  }

  /** The shortest way to the last step: a template without placeholders to the label vip, now. */
  async prepareTemplate(label = 'vip'): Promise<void> {
    await this.chooseIntent('Messaging app template', 'Acme messaging');
    await this.chooseLabels(label);
    await this.next.click();
    await this.page.getByLabel('Template').selectOption({ label: 'holiday_hours (en)' });
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

  /** The first act: the count typed and confirmed. */
  async arm(count: string): Promise<void> {
    await this.recipients.fill(count);
    await this.confirm.click();
    await expect(this.send).toBeEnabled();
  }

  async countArmAndSend(count: string): Promise<void> {
    await this.count();
    await this.arm(count);
    await this.send.click();
  }
}

// The list of availability reasons, the form in its first row and its dialogs.
import type { Locator, Page } from '@playwright/test';
import { signIn } from './sign-in-page';

export class AvailabilityReasonsPage {
  readonly list: Locator;
  readonly create: Locator;
  readonly dialog: Locator;
  readonly reason: Locator;
  readonly emoji: Locator;

  constructor(readonly page: Page) {
    this.list = page.getByRole('table');
    this.create = page.getByRole('button', { name: 'New reason' });
    this.dialog = page.getByRole('dialog');
    this.reason = page.getByRole('textbox', { name: 'Reason' });
    this.emoji = this.dialog.getByRole('textbox', { name: 'Emoji' });
  }

  async open(email?: string): Promise<void> {
    await signIn(this.page, email, '/acme/availability-reasons');
    await this.page.getByRole('heading', { level: 1, name: 'Availability reasons' }).waitFor();
  }

  row(reason: string): Locator {
    return this.list.getByRole('row').filter({ hasText: reason });
  }

  /** Opens the emoji field of the new reason. */
  async openEmoji(): Promise<void> {
    await this.page.getByRole('button', { name: 'Choose an emoji' }).click();
    await this.emoji.waitFor();
  }

  async press(name: string): Promise<void> {
    await this.page.getByRole('button', { name, exact: true }).click();
  }
}

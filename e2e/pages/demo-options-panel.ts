// The panel of the sandbox build: options and data of the simulated platform.
import type { Locator, Page } from '@playwright/test';

export class DemoOptionsPanel {
  /** The text of the sandbox banner, next to the button that opens the panel. */
  readonly button: Locator;
  readonly dialog: Locator;
  readonly link: Locator;
  readonly latency: Locator;
  readonly faults: Locator;

  constructor(readonly page: Page) {
    this.button = page.getByRole('button', { name: 'Demo options' });
    this.dialog = page.getByRole('dialog', { name: 'Demo options' });
    this.link = this.dialog.getByLabel('Link to these options');
    this.latency = this.dialog.getByLabel('Latency per response (ms)');
    this.faults = this.dialog.getByRole('listitem');
  }

  async open(tab: 'Variants' | 'Faults' | 'Demo data'): Promise<void> {
    await this.button.click();
    await this.show(tab);
  }

  async show(tab: 'Variants' | 'Faults' | 'Demo data'): Promise<void> {
    await this.dialog.getByRole('tab', { name: tab }).click();
  }

  variant(name: string): Locator {
    return this.dialog.getByRole('checkbox', { name });
  }

  async leaveOut(operation: string, response: '404' | '405'): Promise<void> {
    await this.dialog.getByLabel('Operation').selectOption(operation);
    await this.dialog.getByLabel('Response').selectOption(response);
    await this.dialog.getByRole('button', { name: 'Add missing operation' }).click();
  }

  async addFault(operation: string, kind: string, times: number): Promise<void> {
    await this.dialog.getByLabel('Operation').selectOption(operation);
    await this.dialog.getByLabel('Fault', { exact: true }).selectOption(kind);
    await this.dialog.getByRole('textbox', { name: 'Number of times' }).fill(String(times));
    await this.dialog.getByRole('button', { name: 'Add fault' }).click();
  }
}

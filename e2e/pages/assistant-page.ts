// One assistant: its fields, the proposal, the review and the confirmation.
import { expect, type Locator, type Page } from '@playwright/test';
import { signIn } from './sign-in-page';

export class AssistantPage {
  readonly name: Locator;
  readonly description: Locator;
  readonly prompt: Locator;
  readonly propose: Locator;
  readonly confirm: Locator;

  constructor(readonly page: Page) {
    this.name = page.getByRole('textbox', { name: 'Name', exact: true });
    this.description = page.getByRole('textbox', { name: 'Description', exact: true });
    this.prompt = page.getByRole('textbox', { name: 'config.system_prompt' });
    this.propose = page.getByRole('button', { name: 'Propose', exact: true });
    this.confirm = page.getByRole('button', { name: 'Confirm', exact: true });
  }

  async open(id: string, email?: string): Promise<void> {
    await signIn(this.page, email, `/acme/assistants/${id}`);
    await expect(this.name).toBeVisible();
  }

  /** Changes the first "Never promise a date." of the prompt, and nothing else of it. */
  async changePrompt(): Promise<void> {
    const text = await this.prompt.inputValue();
    await this.prompt.fill(text.replace('Never promise a date.', 'Never promise a date or a price.'));
  }

  async proposeChange(description: string): Promise<void> {
    await this.description.fill(description);
    await this.propose.click();
    await expect(this.confirm).toBeEnabled();
  }
}

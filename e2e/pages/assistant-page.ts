// One assistant: its fields, the proposal, the review and the confirmation.
import { expect, type Locator, type Page } from '@playwright/test';
import { signIn } from './sign-in-page';

export class AssistantPage {
  readonly name: Locator;
  readonly description: Locator;
  readonly prompt: Locator;
  readonly findField: Locator;
  readonly replacement: Locator;
  readonly propose: Locator;
  readonly confirm: Locator;
  readonly changes: Locator;
  /** Where the edits are meanwhile. */
  readonly keeping: Locator;

  constructor(readonly page: Page) {
    this.name = page.getByRole('textbox', { name: 'Name', exact: true });
    this.description = page.getByRole('textbox', { name: 'Description', exact: true });
    this.prompt = page.getByRole('textbox', { name: 'config.system_prompt' });
    this.findField = page.getByRole('textbox', { name: 'Find', exact: true });
    this.replacement = page.getByRole('textbox', { name: 'Replace with' });
    this.propose = page.getByRole('button', { name: 'Review changes', exact: true });
    this.changes = page.getByRole('list', { name: 'Your changes' });
    this.keeping = page.getByRole('status').filter({ hasText: 'in this browser' });
    this.confirm = page.getByRole('button', { name: 'Apply changes', exact: true });
  }

  async open(id: string, email?: string): Promise<void> {
    await signIn(this.page, email, `/acme/assistants/${id}`);
    await expect(this.name).toBeVisible();
  }

  /** Searches the prompt. */
  async find(words: string): Promise<void> {
    if (!(await this.findField.isVisible()))
      await this.page.getByRole('button', { name: 'Find and replace' }).click();
    await this.findField.fill(words);
  }

  /** How often the prompt holds what was searched. */
  matches(count: number): Locator {
    return this.page.getByRole('search').getByText(new RegExp(`of ${count}$`));
  }

  /** Changes the first "Never promise a date." of the prompt, and nothing else of it. */
  async changePrompt(): Promise<void> {
    await this.find('Never promise a date.');
    await this.findField.press('Enter');
    await this.replacement.fill('Never promise a date or a price.');
    await this.page.getByRole('button', { name: 'Replace', exact: true }).click();
  }

  async proposeChange(description: string): Promise<void> {
    await this.description.fill(description);
    await this.propose.click();
    await expect(this.confirm).toBeEnabled();
  }
}

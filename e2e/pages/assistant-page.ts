// The page of one assistant: its prompt, settings, review and history.
import { expect, type Locator, type Page } from '@playwright/test';
import { signIn } from './sign-in-page';

type Tab = 'Prompt' | 'Settings' | 'Review' | 'History';

export class AssistantPage {
  readonly name: Locator;
  readonly description: Locator;
  readonly prompt: Locator;
  readonly findField: Locator;
  readonly replacement: Locator;
  /** The button that opens the review. It exists only if there are edits. */
  readonly propose: Locator;
  readonly confirm: Locator;
  readonly changes: Locator;
  /** The status message that the edits are saved in this browser. */
  readonly keeping: Locator;
  /** The fields that both this person and another user have changed. */
  readonly conflicts: Locator;
  readonly continue: Locator;
  /** The card in the history that compares two versions. */
  readonly comparison: Locator;

  constructor(readonly page: Page) {
    this.name = page.getByRole('textbox', { name: 'Name', exact: true });
    this.description = page.getByRole('textbox', { name: 'Description', exact: true });
    this.prompt = page.getByRole('textbox', { name: 'config.system_prompt' });
    this.findField = page.getByRole('textbox', { name: 'Find', exact: true });
    this.replacement = page.getByRole('textbox', { name: 'Replace with' });
    this.propose = page.getByRole('link', { name: /^Review \d+ changes?$/ });
    this.changes = page.getByRole('list', { name: 'Your changes' });
    this.keeping = page.getByRole('status').filter({ hasText: 'in this browser' });
    this.confirm = page.getByRole('button', { name: /^Apply \d+ changes?$/ });
    this.conflicts = page.getByRole('radiogroup');
    this.comparison = page.getByRole('region', { name: 'Compare versions' });
    this.continue = page.getByRole('button', { name: 'Continue', exact: true });
  }

  async open(id: string, email?: string): Promise<void> {
    await signIn(this.page, email, `/acme/assistants/${id}`);
    await expect(this.prompt).toBeVisible();
  }

  async show(tab: Tab): Promise<void> {
    const tabs = this.page.getByRole('navigation', { name: 'Assistant sections' });
    await tabs.getByRole('link', { name: tab }).click();
    await expect(tabs.getByRole('link', { name: tab })).toHaveAttribute('aria-current', 'page');
  }

  /** Searches the prompt. */
  async find(searchText: string): Promise<void> {
    if (!(await this.prompt.isVisible())) await this.show('Prompt');
    await expect(this.prompt).toBeVisible();
    if (!(await this.findField.isVisible()))
      await this.page.getByRole('button', { name: 'Find and replace' }).click();
    await this.findField.fill(searchText);
  }

  matches(count: number): Locator {
    return this.page.getByRole('search').getByText(new RegExp(`^(?:Matches:|Match \\d+ of) ${count}$`));
  }

  /** Changes only the first of several occurrences of "Never promise a date." in the prompt. */
  async changePrompt(): Promise<void> {
    await this.find('Never promise a date.');
    await this.replacement.fill('Never promise a date or a price.');
    await this.page.getByRole('button', { name: 'Replace', exact: true }).click();
  }

  /** Types the replacement, and opens the list of all matches of the search. */
  async listMatches(replacement: string, count: number): Promise<Locator> {
    await this.replacement.fill(replacement);
    await this.page.getByRole('button', { name: `Replace all (${count})` }).click();
    return this.page.getByRole('dialog', { name: 'Replace all' });
  }

  async describe(description: string): Promise<void> {
    await this.show('Settings');
    await this.description.fill(description);
  }

  async proposeChange(description: string): Promise<void> {
    await this.describe(description);
    await this.propose.click();
    await expect(this.confirm).toBeEnabled();
  }

  /** Compares two versions in the history. By default the second version is the current one. */
  async compare(from: string | RegExp, to?: string): Promise<void> {
    const choose = async (field: string, label: string | RegExp) => {
      const select = this.comparison.getByLabel(field);
      const option = select.locator('option').filter({ hasText: label }).first();
      await select.selectOption((await option.getAttribute('value')) ?? '');
    };
    await choose('From version', from);
    if (to !== undefined) await choose('To version', to);
  }

  /** Chooses a version of a field that both the person and another user changed. */
  async choose(field: string, version: 'Current version' | 'My version'): Promise<void> {
    const group = this.page.getByRole('radiogroup', { name: field });
    await group.getByRole('radio', { name: version }).check();
  }
}

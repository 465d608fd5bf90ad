// The help center: an article in its editor, and the dialogs around it.
import { expect, type Locator, type Page } from '@playwright/test';
import { signIn } from './sign-in-page';

export const DEMO_PORTAL_PATH = '/acme/help-center/acme-help';

/** A PNG of one gray pixel. */
export const PIXEL_IMAGE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
  'base64',
);

/** Chooses the language to add to a portal. The name includes the language's code. */
export async function choosePortalLanguage(page: Page, name: string): Promise<void> {
  await page.getByRole('combobox', { name: 'New language' }).fill(name.slice(0, 4));
  await page.getByRole('option', { name, exact: true }).click();
}

export class ArticlePage {
  readonly title: Locator;
  readonly description: Locator;
  readonly category: Locator;
  /** The read-only language on the page of an existing article. */
  readonly language: Locator;
  readonly text: Locator;
  readonly createDraft: Locator;
  readonly saveDraft: Locator;
  readonly publish: Locator;
  readonly review: Locator;
  readonly dialog: Locator;
  readonly images: Locator;
  readonly abandonedDraft: Locator;

  constructor(readonly page: Page) {
    this.title = page.getByRole('textbox', { name: 'Title' });
    this.description = page.getByRole('textbox', { name: 'Description' });
    this.category = page.getByRole('combobox', { name: 'Category' });
    this.language = page.getByRole('group', { name: 'Language' });
    this.text = page.getByRole('textbox', { name: 'Text', exact: true });
    this.createDraft = page.getByRole('button', { name: 'Create draft' });
    this.saveDraft = page.getByRole('button', { name: 'Save draft' });
    this.publish = page.getByRole('button', { name: 'Publish…' });
    this.review = page.getByRole('button', { name: 'Review changes…' });
    this.dialog = page.getByRole('dialog');
    this.images = page.getByRole('region', { name: 'Images' });
    this.abandonedDraft = page.getByRole('status', { name: 'Unsaved changes from an earlier visit' });
  }

  /** Returns the status line with this text. */
  line(text: string | RegExp): Locator {
    return this.page.getByRole('status').filter({ hasText: text });
  }

  /** Closes the toast with this text, because in a narrow editor the toast would cover the last toolbar buttons. */
  async closeToast(text: string): Promise<void> {
    await this.line(text).getByRole('button', { name: 'Close' }).click();
  }

  /** Types at the end of the text. */
  async type(text: string): Promise<void> {
    await this.text.click();
    await this.page.keyboard.press('ControlOrMeta+End');
    await this.page.keyboard.type(text);
  }

  private get sourceSwitch(): Locator {
    return this.page.getByRole('switch', { name: 'Show Markdown' });
  }

  /** Switches between the document and its Markdown source. */
  async showSource(isSource = true): Promise<void> {
    const more = this.page.getByRole('button', { name: 'More tools' });
    await this.sourceSwitch.or(more).waitFor();
    if (await more.isVisible()) {
      await more.click();
      await this.page.getByRole('menuitemcheckbox', { name: 'Show Markdown' }).click();
    } else if ((await this.sourceSwitch.isChecked()) !== isSource) await this.sourceSwitch.click();
    // Waits for the editor, because the source editor may still have to be loaded.
    await expect(this.text).toContainClass(isSource ? 'cm-content' : 'ProseMirror');
  }

  async getMarkdown(): Promise<string> {
    await this.showSource();
    const text = await this.readSource();
    await this.showSource(false);
    return text;
  }

  /** Returns the text as Markdown and replaces it with `next`. Faster than two separate calls. */
  async exchangeMarkdown(next: string): Promise<string> {
    await this.showSource();
    const text = await this.readSource();
    await this.text.fill(next);
    await this.showSource(false);
    return text;
  }

  private readSource(): Promise<string> {
    return this.text.evaluate((content) =>
      [...content.querySelectorAll('.cm-line')].map((line) => line.textContent).join('\n'),
    );
  }

  /** Replaces the text with this Markdown and puts the cursor at its start. */
  async setMarkdown(text: string): Promise<void> {
    await this.showSource();
    await this.text.fill(text);
    await this.showSource(false);
    await this.text.press('ControlOrMeta+Home');
  }

  /** The image in the text, once it has loaded. */
  get image(): Locator {
    return this.text.locator('img[src]');
  }

  /** The message that is shown instead of an image that isn't loaded. */
  get imageNote(): Locator {
    return this.text.getByText(/\(not loaded\)|can’t be loaded|not uploaded yet/);
  }

  /** Pastes clipboard content at the cursor. `clipboard` maps each MIME type to its content. */
  async paste(clipboard: Readonly<Record<string, string>>): Promise<void> {
    await this.text.evaluate((text, all) => {
      const clipboardData = new DataTransfer();
      for (const [type, content] of Object.entries(all)) clipboardData.setData(type, content);
      text.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, clipboard);
  }

  /** Adds alt text to the image that has no alt text. */
  async describeImage(alternativeText: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Add alt text' }).click();
    await this.page.getByRole('dialog', { name: 'Alt text' }).getByRole('textbox').fill(alternativeText);
    await this.page.keyboard.press('Enter');
  }

  /** Opens the preview with this width. */
  async preview(width: 'Side by side' | 'Desktop' | 'Phone'): Promise<void> {
    await this.page.getByRole('button', { name: 'Preview' }).click();
    await this.page.getByText(width, { exact: true }).click();
  }

  async act(name: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Actions' }).click();
    await this.page.getByRole('menuitem', { name }).click();
  }

  /** Writes a new draft and waits until it has its own page. Returns its ID. */
  async write(title: string, text: string, category = 'Getting started · English (en)'): Promise<number> {
    await this.title.fill(title);
    await this.category.selectOption({ label: category });
    await this.type(text);
    await this.createDraft.click();
    await expect(this.saveDraft).toBeVisible();
    return Number(/articles\/(\d+)/.exec(this.page.url())?.[1]);
  }
}

/** Opens an article with this Markdown text. */
export async function openArticle(page: Page, text: string): Promise<ArticlePage> {
  await signIn(page, 'author@acme.test', `${DEMO_PORTAL_PATH}/articles/10013`);
  const editor = new ArticlePage(page);
  await expect(editor.text).toBeVisible();
  await editor.setMarkdown(text);
  return editor;
}

/** Returns the bounding box of a substring of the element's text, relative to the window. */
export const getTextBounds = (element: Locator, part: string) =>
  element.evaluate((root, wanted) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const start = node.textContent?.indexOf(wanted) ?? -1;
      if (start < 0) continue;
      const range = new Range();
      range.setStart(node, start);
      range.setEnd(node, start + wanted.length);
      const { left, right, top, bottom } = range.getBoundingClientRect();
      return { left, right, middle: (top + bottom) / 2 };
    }
    throw new Error(`The text has no "${wanted}".`);
  }, part);

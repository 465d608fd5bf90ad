// Reads the form drafts in the browser's storage. Tests use it to wait until the last keypress is stored before they
// kill a page.
import { expect, type Page } from '@playwright/test';

/**
 * Runs inside the page: returns the stored form drafts as text. Skips a missing database, because opening it would
 * create an empty one.
 */
async function readForms(): Promise<string> {
  const databases = await indexedDB.databases();
  if (!databases.some(({ name }) => name === 'form-drafts')) return '';
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('form-drafts');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const all = opening.result.transaction('drafts').objectStore('drafts').getAll();
      all.onsuccess = () => {
        opening.result.close();
        resolve(JSON.stringify(all.result));
      };
    };
  });
}

export const readFormDrafts = (page: Page): Promise<string> => page.evaluate(readForms);

export async function expectStoredInput(page: Page, text: string): Promise<void> {
  await expect.poll(() => readFormDrafts(page)).toContain(text);
}

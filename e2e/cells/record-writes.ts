// Changing, creating and deleting records as a person does, up to the click that sends the write.
import type { Locator, Page } from '@playwright/test';
import { signIn } from '../pages/sign-in-page';
import {
  type CreatedRecord,
  INITIAL_RECORD_NAME,
  RECORD_RESOURCES,
  type RecordResource,
} from '../record-forms';
import type { Sandbox } from '../sandbox-hooks';

export interface PreparedWrite {
  readonly submit: Locator;
  /** Each field with the text that was typed into it. */
  readonly typed: readonly (readonly [Locator, string])[];
  /** The element that reports success. */
  readonly done: Locator;
  /** Makes the submit button available again if it has disappeared. */
  readonly anew?: () => Promise<void>;
  /** Counts how often the platform carried the write out, including duplicates. */
  readonly count: () => Promise<number>;
}

export interface WriteCase {
  readonly operation: string;
  /** The operation that checks the outcome if the response is lost. */
  readonly readBack: string;
  /** The kind of fault after which the screen opens a separate dialog. That dialog has its own test. */
  readonly asks?: string;
  readonly begin: (page: Page, sandbox: Sandbox) => Promise<PreparedWrite>;
}

export const NEW_RECORD_NAME = 'Cell';
const MINE = 'Mine';

type Elsewhere = Awaited<ReturnType<Sandbox['elsewhere']>>;
export type ListRow = Readonly<Record<string, unknown>>;

export const fetchRows = async (
  other: Elsewhere,
  path: string,
  search: string,
): Promise<readonly ListRow[]> => {
  const response = (await other('GET', `${path}?per_page=100&search=${search}`)) as {
    data: readonly ListRow[];
  };
  return response.data;
};

/** Returns a function that counts the records with this name. The platform stores team names in lower case. */
export const createRecordCounter =
  (other: Elsewhere, { path, nameField }: Pick<RecordResource, 'path' | 'nameField'>, name: string) =>
  async () =>
    (await fetchRows(other, path, path === 'portals' ? '' : name)).filter(
      (row) => String(row[nameField]).toLowerCase() === name.toLowerCase(),
    ).length;

export const findResource = (path: string): RecordResource => {
  const found = RECORD_RESOURCES.find((resource) => resource.path.endsWith(path));
  if (!found) throw new Error(`There is no resource ${path}.`);
  return found;
};

export const getToast = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

export function createUpdateCase(resource: RecordResource, readBack: string): WriteCase {
  const { path, wrapper, nameField, rest, isMerged } = resource;
  return {
    operation: resource.update,
    readBack,
    ...(isMerged && { asks: 'somebody else’s change' }),
    begin: async (page, sandbox) => {
      const other = await sandbox.elsewhere('both@acme.test');
      const record = (await other('POST', path, {
        [wrapper]: { [nameField]: INITIAL_RECORD_NAME, ...rest },
      })) as CreatedRecord;
      const form = await resource.open(page, record);
      await form.name.fill(MINE);
      return {
        submit: form.save,
        typed: [[form.name, MINE]],
        done: isMerged
          ? page.getByRole('status').filter({ hasText: /^Saved \d/ })
          : getToast(page, `“${MINE}” saved`).or(
              page.getByRole('status', { name: 'Saved, but changed by the platform' }),
            ),
        count: createRecordCounter(other, resource, MINE),
      };
    },
  };
}

interface Creation {
  readonly path: string;
  readonly operation: string;
  readonly readBack: string;
  readonly at: string;
  readonly opener: string;
  /** Pairs of a field's label and its input. The first field is the name. */
  readonly fields: readonly (readonly [string, string])[];
  readonly more?: (page: Page) => Promise<void>;
  /** True if the form is a row of the list instead of a dialog. */
  readonly isRow?: true;
}

export function createCreationCase({
  path,
  operation,
  readBack,
  at,
  opener,
  fields,
  more,
  isRow,
}: Creation): WriteCase {
  return {
    operation,
    readBack,
    begin: async (page, sandbox) => {
      const other = await sandbox.elsewhere('both@acme.test');
      await signIn(page, undefined, at);
      await page.getByRole('button', { name: opener }).click();
      const form = page.getByRole(isRow ? 'row' : 'dialog').filter({ has: page.locator('form') });
      const typed = fields.map(
        ([label, value]) => [form.getByRole('textbox', { name: label }).first(), value] as const,
      );
      for (const [field, value] of typed) await field.fill(value);
      await more?.(page);
      return {
        submit: form.getByRole('button', { name: 'Create', exact: true }),
        typed,
        done: getToast(page, `“${NEW_RECORD_NAME}” created`),
        count: createRecordCounter(other, findResource(path), NEW_RECORD_NAME),
      };
    },
  };
}

interface Deletion {
  readonly path: string;
  readonly operation: string;
  readonly readBack: string;
  /** Opens the confirmation dialog, starting from the first screen. */
  readonly ask: (page: Page, record: CreatedRecord) => Promise<void>;
  readonly button?: string;
}

export function createDeletionCase({
  path,
  operation,
  readBack,
  ask,
  button = 'Delete',
}: Deletion): WriteCase {
  return {
    operation,
    readBack,
    begin: async (page, sandbox) => {
      const other = await sandbox.elsewhere('both@acme.test');
      const resource = findResource(path);
      const { wrapper, nameField, rest } = resource;
      const response = await other('POST', resource.path, {
        [wrapper]: { [nameField]: INITIAL_RECORD_NAME, ...rest },
      });
      await ask(page, response as CreatedRecord);
      const there = createRecordCounter(other, resource, INITIAL_RECORD_NAME);
      return {
        submit: page.getByRole('dialog').getByRole('button', { name: button, exact: true }),
        typed: [],
        done: getToast(page, `“${INITIAL_RECORD_NAME.toLowerCase()}” `)
          .or(getToast(page, `“${INITIAL_RECORD_NAME}” `))
          .first(),
        count: async () => 1 - (await there()),
      };
    },
  };
}

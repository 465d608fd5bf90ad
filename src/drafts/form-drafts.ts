// The store of unsaved form values, for forms that take more than a minute to fill in.
import * as z from 'zod/mini';
import { getScopeKey, type Scope } from '~/api/scope';
import { createPageDrafts, draftFieldSchemas, PAGE_INSTANCE_ID } from './page-drafts';

export const formDrafts = createPageDrafts(
  'form-drafts',
  z.readonly(z.object({ ...draftFieldSchemas, form: z.unknown() })),
);

/** Returns the draft key of a form for one person in one workspace. `form` is its name, such as `macro 12`. */
export const getFormDraftKey = (scope: Scope, form: string): string =>
  JSON.stringify([getScopeKey(scope), form]);

/** Removes this page's draft of a form after it was saved or discarded. */
export const dropFormDraft = (draftKey: string): Promise<void> =>
  formDrafts.removeDraft(draftKey, PAGE_INSTANCE_ID);

// What was typed into a form and not saved yet, for forms that are worth more than a minute's work.
import * as z from 'zod/mini';
import { type Scope, scopeKey } from '~/api/scope';
import { draftFields, pageDrafts, TAB } from './page-drafts';

export const formDrafts = pageDrafts(
  'form-drafts',
  z.readonly(z.object({ ...draftFields, form: z.unknown() })),
);

/** Names a form of one person in one workspace, such as `macro 12`. */
export const formDraftKey = (scope: Scope, form: string): string => JSON.stringify([scopeKey(scope), form]);

/** Forgets what this page holds of a form: it was saved, or left behind by choice. */
export const dropFormDraft = (draftKey: string): Promise<void> => formDrafts.drop(draftKey, TAB);

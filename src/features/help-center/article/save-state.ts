import type { ApiError } from '~/api/http/api-error';
import type { SaveOutcome } from './save-article';

/** Where the saving of an article stands, for the one place of the screen that tells it. */
export type SaveState =
  | { readonly step: 'idle' }
  | { readonly step: 'sending' }
  | { readonly step: 'saved'; readonly at: number; readonly status: string }
  /** Created without an answer: an article with exactly this title and text is there, under this number. */
  | { readonly step: 'found'; readonly articleId: number }
  | { readonly step: 'deleted' }
  | Exclude<SaveOutcome, { readonly step: 'saved' | 'changed' }>
  | { readonly step: 'failed'; readonly error: ApiError };

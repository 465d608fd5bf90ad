import { findUnfinishedUploads } from '~/lib/markdown/upload-placeholder';
import type { ArticleValues } from '~/resources/article-record';

type Text = Pick<ArticleValues, 'content' | 'status'>;

/** Reports whether a save must wait, because readers would see the placeholder of an image that isn't uploaded yet. */
export const isImagePending = (before: Text, after: Text): boolean =>
  (after.content !== before.content || after.status === 'published') &&
  findUnfinishedUploads(after.content).length > 0;

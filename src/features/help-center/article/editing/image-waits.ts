import { unfinishedUploads } from '~/lib/markdown/upload-placeholder';
import type { ArticleValues } from '~/resources/article-record';

type Text = Pick<ArticleValues, 'content' | 'status'>;

/** Whether a save would send or publish a text in which an image isn't uploaded yet: readers could see its placeholder. */
export const imageWaits = (before: Text, after: Text): boolean =>
  (after.content !== before.content || after.status === 'published') &&
  unfinishedUploads(after.content).length > 0;

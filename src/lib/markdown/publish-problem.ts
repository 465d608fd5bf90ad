// The problems that prevent publishing an article, and the checks that need no Markdown parser.
import { findUnfinishedUploads } from './upload-placeholder';

export type PublishProblemCode =
  | 'title_missing'
  | 'description_missing'
  | 'text_too_deep'
  /** The text wasn't checked, for example because that took too long. */
  | 'text_unchecked'
  | 'alternative_text_missing'
  | 'upload_unfinished'
  | 'image_embedded'
  | 'image_foreign'
  | 'heading_link_dead';

export interface PublishProblem {
  readonly code: PublishProblemCode;
  /** The line of the text, starting at 1. Null if the problem isn't in the text. */
  readonly line: number | null;
  /** The URL or name that has the problem, or an empty string. */
  readonly subject: string;
}

export interface PublishedFields {
  readonly title: string;
  readonly description: string;
  readonly text: string;
}

export const createPublishProblem = (
  code: PublishProblemCode,
  line: number | null = null,
  subject = '',
): PublishProblem => ({
  code,
  line,
  subject,
});

/** Returns the problems of the title and the description, then the unfinished uploads. */
export const checkPublishedFields = ({ title, description, text }: PublishedFields): PublishProblem[] => [
  ...(title.trim() === '' ? [createPublishProblem('title_missing')] : []),
  ...(description.trim() === '' ? [createPublishProblem('description_missing')] : []),
  ...findUnfinishedUploads(text).map(({ line }) => createPublishProblem('upload_unfinished', line)),
];

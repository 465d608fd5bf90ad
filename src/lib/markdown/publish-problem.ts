// What can stand in the way of publishing an article, and what of it is seen without reading the text as Markdown.
import { unfinishedUploads } from './upload-placeholder';

export type PublishProblemCode =
  | 'title_missing'
  | 'description_missing'
  | 'text_too_deep'
  /** The checks of the text were not made: at their limit, for instance. */
  | 'text_unchecked'
  | 'alternative_text_missing'
  | 'upload_unfinished'
  | 'image_embedded'
  | 'image_foreign'
  | 'heading_link_dead';

export interface PublishProblem {
  readonly code: PublishProblemCode;
  /** The line of the text, from 1; null for what isn't in the text. */
  readonly line: number | null;
  /** The address or the name in question, where there is one. */
  readonly subject: string;
}

export interface PublishedParts {
  readonly title: string;
  readonly description: string;
  readonly text: string;
}

export const problem = (
  code: PublishProblemCode,
  line: number | null = null,
  subject = '',
): PublishProblem => ({
  code,
  line,
  subject,
});

/** The problems of the fields first, then placeholders. */
export const fieldProblems = ({ title, description, text }: PublishedParts): PublishProblem[] => [
  ...(title.trim() === '' ? [problem('title_missing')] : []),
  ...(description.trim() === '' ? [problem('description_missing')] : []),
  ...unfinishedUploads(text).map(({ line }) => problem('upload_unfinished', line)),
];

import type { PublishProblem } from '~/lib/markdown/publish-problem';

const BLOCKING: ReadonlySet<PublishProblem['code']> = new Set([
  'title_missing',
  'text_too_deep',
  'text_unchecked',
  'upload_unfinished',
  'image_embedded',
]);

/** Whether nothing may be published with this problem. The others are told, and left to the author. */
export const isBlocking = ({ code }: Pick<PublishProblem, 'code'>): boolean => BLOCKING.has(code);

import type { PublishProblem } from '~/lib/markdown/publish-problem';

const BLOCKING: ReadonlySet<PublishProblem['code']> = new Set([
  'title_missing',
  'text_too_deep',
  'text_unchecked',
  'upload_unfinished',
  'image_embedded',
]);

/** Reports whether a problem prevents publishing. All other problems are only recommendations. */
export const isBlockingProblem = ({ code }: Pick<PublishProblem, 'code'>): boolean => BLOCKING.has(code);

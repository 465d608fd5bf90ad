import * as m from '~/i18n/messages';
import type { Translator } from '~/i18n/use-t';
import type { PublishProblem } from '~/lib/markdown/publish-problem';

const WORDS = {
  title_missing: m.editor_problem_title_missing,
  description_missing: m.editor_problem_description_missing,
  text_too_deep: m.editor_problem_text_too_deep,
  text_unchecked: m.editor_problem_text_unchecked,
  alternative_text_missing: m.editor_problem_alternative_text_missing,
  upload_unfinished: m.editor_problem_upload_unfinished,
  image_embedded: m.editor_problem_image_embedded,
  image_foreign: m.editor_problem_image_external,
  heading_link_dead: m.editor_problem_heading_link_broken,
} as const satisfies Record<PublishProblem['code'], unknown>;

/** Describes a publishing problem and how to fix it. */
export const getProblemLabel = (t: Translator, { code, subject }: PublishProblem): string =>
  t(WORDS[code], { subject });

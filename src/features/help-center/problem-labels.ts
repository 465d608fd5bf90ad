import * as m from '~/i18n/messages';
import type { T } from '~/i18n/use-t';
import type { PublishProblem } from './preview/publish-checks';

/** What stands in the way of publishing, and what to do about it. */
export function problemWords(t: T, { code, subject }: PublishProblem): string {
  switch (code) {
    case 'title_missing':
      return t(m.editor_problem_title_missing);
    case 'description_missing':
      return t(m.editor_problem_description_missing);
    case 'text_too_deep':
      return t(m.editor_problem_text_too_deep);
    case 'alternative_text_missing':
      return t(m.editor_problem_alternative_text_missing);
    case 'upload_unfinished':
      return t(m.editor_problem_upload_unfinished);
    case 'image_embedded':
      return t(m.editor_problem_image_embedded);
    case 'image_foreign':
      return t(m.editor_problem_image_foreign, { subject });
    case 'heading_link_dead':
      return t(m.editor_problem_heading_link_dead, { subject });
  }
}

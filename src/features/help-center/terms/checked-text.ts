import type { Article } from '~/api/articles';
import type { CheckedText } from '~/lib/terms/check-terms';

/** Returns the parts of an article that are checked against a list of terms. */
export const toCheckedText = ({ locale, title, description, content }: Article): CheckedText => ({
  locale,
  title,
  description: description ?? '',
  content: content ?? '',
});

import * as m from '~/i18n/messages';
import type { Translator } from '~/i18n/use-t';

/** Returns the title of an article. The name of an untitled article contains its ID, so that it can be identified. */
export const getArticleName = (
  t: Translator,
  { id, title }: { readonly id: number; readonly title: string },
): string => title.trim() || `${t(m.help_center_untitled)} #${id}`;

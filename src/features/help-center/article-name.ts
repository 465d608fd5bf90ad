import * as m from '~/i18n/messages';
import type { T } from '~/i18n/use-t';

/** What an article is called: one without a title can still be told from another, and opened. */
export const articleName = (t: T, { id, title }: { readonly id: number; readonly title: string }): string =>
  title.trim() || `${t(m.help_center_untitled)} #${id}`;

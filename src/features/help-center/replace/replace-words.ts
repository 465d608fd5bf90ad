import * as m from '~/i18n/messages';
import type { T } from '~/i18n/use-t';
import type { Sought } from '~/lib/text/article-hits';
import { isolated } from '~/lib/text/isolated';
import { shortened } from '~/lib/text/shortened';

/** Describes a replacement in a sentence. */
export function replaceWords(t: T, sought: Pick<Sought, 'find' | 'replacement'>): string {
  const find = isolated(shortened(sought.find));
  const replacement = isolated(shortened(sought.replacement));
  return replacement === ''
    ? t(m.portal_replace_remove_words, { find })
    : t(m.portal_replace_words, { find, replacement });
}

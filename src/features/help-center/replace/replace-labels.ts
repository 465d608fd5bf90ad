import * as m from '~/i18n/messages';
import type { Translator } from '~/i18n/use-t';
import type { SearchQuery } from '~/lib/text/article-hits';
import { isolateDirection } from '~/lib/text/isolate-direction';
import { shortenText } from '~/lib/text/shorten-text';

export function describeReplacement(
  t: Translator,
  sought: Pick<SearchQuery, 'find' | 'replacement'>,
): string {
  const find = isolateDirection(shortenText(sought.find));
  const replacement = isolateDirection(shortenText(sought.replacement));
  return replacement === ''
    ? t(m.portal_replace_change_removal, { find })
    : t(m.portal_replace_change, { find, replacement });
}

// Warns about JSON that changes when it is parsed.
import * as m from '~/i18n/messages';
import type { Translator } from '~/i18n/use-t';
import { findJsonLoss } from '~/lib/json/typed-json';

/** Returns a warning if the JSON text contains a repeated key or an inexact number. Null otherwise. */
export function getJsonLossWarning(t: Translator, text: string): string | null {
  const loss = findJsonLoss(text);
  if (loss === null) return null;
  return loss.kind === 'inexact'
    ? t(m.common_json_inexact, { line: loss.line, typed: loss.typed, stored: loss.stored })
    : t(m.common_json_repeated_key, { line: loss.line, key: loss.key });
}

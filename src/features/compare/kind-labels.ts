import * as m from '~/i18n/messages';
import type { Translator } from '~/i18n/use-t';
import { getResource } from '~/resources/resources';
import type { MissingRecords } from '~/resources/transfer/define-transfer';
import { TRANSFERS } from '~/resources/transfers';

const TITLES = new Map<string, (() => string) | undefined>(
  TRANSFERS.flatMap(({ name, kind, part }) =>
    [{ name, kind }, ...(part ? [part] : [])].map((one) => [one.name, getResource(one.kind)?.title] as const),
  ),
);

/** Returns the title of a kind of records, or of a part of it. `kind` is its name in exported files. */
export function getBundleKindLabel(t: Translator, kind: string): string {
  const title = TITLES.get(kind);
  return title ? t(title) : kind;
}

function unreadName(t: Translator, { kind: of, portal, assistant }: MissingRecords): string {
  const kind = getBundleKindLabel(t, of);
  if (portal !== undefined) return t(m.compare_in_portal, { kind, portal });
  return assistant === undefined ? kind : t(m.compare_named_kind, { kind, name: assistant });
}

/** Returns the distinct names of parts that couldn't be fetched. Omits kinds that the user didn't select. */
export function listMissingPartNames(t: Translator, unread: readonly MissingRecords[]): readonly string[] {
  const names = unread.filter(({ why }) => why !== 'not-chosen').map((one) => unreadName(t, one));
  return [...new Set(names)];
}

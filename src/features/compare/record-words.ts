import * as m from '~/i18n/messages';
import type { T } from '~/i18n/use-t';
import type { BundleRecord } from './bundle/bundle';

/** What people call it. */
export function recordName({ values, key }: Pick<BundleRecord, 'values' | 'key'>): string {
  const { title, name, reason, short_code } = values;
  const shown = [title, name, reason, short_code].find((text) => typeof text === 'string' && text !== '');
  return typeof shown === 'string' ? shown : (key.at(-1) ?? '');
}

/** What tells it apart from others of that name; empty where nothing does. */
export function recordPlace(t: T, { kind, key }: Pick<BundleRecord, 'kind' | 'key'>): string {
  switch (kind) {
    case 'macros':
      return key[0] === 'personal' ? t(m.macros_visibility_personal) : t(m.macros_visibility_global);
    case 'categories':
    case 'articles':
      return key.join(' / ');
    case 'inboxes':
      return key[1] ?? '';
    case 'assistants':
      return key[0] ?? '';
    default:
      return '';
  }
}

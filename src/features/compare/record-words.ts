import type { T } from '~/i18n/use-t';
import { getTransfer } from '~/resources/transfers';
import type { BundleRecord } from './bundle/bundle';

/** What people call it. */
export function recordName({ kind, values, key }: Pick<BundleRecord, 'kind' | 'values' | 'key'>): string {
  const name = values[getTransfer(kind).nameField];
  return typeof name === 'string' && name !== '' ? name : (key.at(-1) ?? '');
}

/** What tells it apart from others of that name; empty where nothing does. */
export const recordPlace = (t: T, { kind, key }: Pick<BundleRecord, 'kind' | 'key'>): string =>
  getTransfer(kind).describe?.(t, key) ?? '';

import type { Translator } from '~/i18n/use-t';
import { getTransfer } from '~/resources/transfers';
import type { BundleRecord } from './bundle/bundle';

/** Returns the record's display name. */
export function getRecordName({ kind, values, key }: Pick<BundleRecord, 'kind' | 'values' | 'key'>): string {
  const name = values[getTransfer(kind).nameField];
  return typeof name === 'string' && name !== '' ? name : (key.at(-1) ?? '');
}

/**
 * Returns a description that distinguishes the record from others with the same name, such as its language. Returns an
 * empty string if there is none.
 */
export const getRecordContext = (t: Translator, { kind, key }: Pick<BundleRecord, 'kind' | 'key'>): string =>
  getTransfer(kind).describe?.(t, key) ?? '';

// Lookups in the demo data, for its tests.
import type { AccountState } from '../state';
import { demoState } from './demo-state';

export const state = demoState();
export const accounts = state.instances.flatMap((instance) => instance.accounts);

export function account(instance: number, id: number): AccountState {
  const found = accounts.find((one) => one.instance === instance && one.id === id);
  if (!found) throw new Error(`no account ${instance}/${id}`);
  return found;
}

export const acme = account(1, 1);
export const aurora = account(1, 3);
export const globex = account(2, 1);
export const ids = (records: readonly { readonly id: number }[]) => new Set(records.map(({ id }) => id));
export const identity = (email: string) => state.identities.find((one) => one.email === email);

export function acmeHelp() {
  const found = acme.portals.find((one) => one.portal.slug === 'acme-help');
  if (!found) throw new Error('no portal acme-help');
  return found;
}

// Lookups in the demo data, for its tests.
import type { AccountState } from '../state';
import { createDemoState } from './demo-state';

export const demoState = createDemoState();
export const demoAccounts = demoState.instances.flatMap((instance) => instance.accounts);

export function findAccount(instance: number, id: number): AccountState {
  const found = demoAccounts.find((one) => one.instance === instance && one.id === id);
  if (!found) throw new Error(`no account ${instance}/${id}`);
  return found;
}

export const acmeAccount = findAccount(1, 1);
export const auroraAccount = findAccount(1, 3);
export const globexAccount = findAccount(2, 1);
export const collectIds = (records: readonly { readonly id: number }[]) =>
  new Set(records.map(({ id }) => id));
export const findIdentity = (email: string) => demoState.identities.find((one) => one.email === email);

export function getAcmeHelp() {
  const found = acmeAccount.portals.find((one) => one.portal.slug === 'acme-help');
  if (!found) throw new Error('no portal acme-help');
  return found;
}

import type { Scope } from '~/api/scope';
import { countStoredData, hasUnconfirmedWrites, type StoredCounts } from '~/records/count-stored';
import { session } from '~/session/session';

/** Signs out, or returns the data that stays in this browser if the user should see it first. */
export async function trySignOut(scope: Scope, email: string): Promise<StoredCounts | null> {
  const found = await countStoredData(email);
  if (found.drafts + found.imports > 0 || (await hasUnconfirmedWrites(scope))) return found;
  session.signOut();
  return null;
}

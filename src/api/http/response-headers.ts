// Information that the console derives from responses of the platform: the server's clock, the person's role, and the
// last response of each operation.
import { createObservable } from '~/lib/create-observable';
import type { Scope } from '../scope';
import type { OperationSpec } from './operation';
import { lastResponses } from './operation-availability';

/**
 * Milliseconds by which the platform's clock is ahead of the local clock. Null before the platform's first response with
 * a `Date` header.
 */
export const serverClockOffsetMs = createObservable<number | null>(null);

/**
 * Updates the offset from the `Date` header of a response, which has a resolution of one second.
 * @param receivedAt the local time at which the headers arrived. The body may arrive much later
 */
export function updateServerClockOffset(headers: Headers, receivedAt: number): void {
  const date = Date.parse(headers.get('date') ?? '');
  if (!Number.isNaN(date)) serverClockOffsetMs.set(date - receivedAt);
}

/** Returns the server's time in milliseconds since the epoch, accurate to one second, or null while it is unknown. */
export function getServerTime(): number | null {
  const offset = serverClockOffsetMs.get();
  return offset === null ? null : Date.now() + offset;
}

interface ShownRole {
  /** True if a request to the account succeeded, which means that the account isn't suspended. */
  readonly isMember?: boolean;
  /**
   * True if the latest operation that requires an administrator succeeded, false if it was rejected. Undefined before
   * the first such operation.
   */
  readonly isAdministrator?: boolean | undefined;
}

/** The roles that responses have revealed, by scope. */
export const rolesFromResponses = createObservable<ReadonlyMap<Scope, ShownRole>>(new Map());

const getRole = (scope: Scope): ShownRole => rolesFromResponses.get().get(scope) ?? {};

/**
 * Returns true if responses prove that the person is an administrator, false if they prove the contrary, and undefined
 * if they prove neither.
 */
export function isProvenAdministrator(scope: Scope): boolean | undefined {
  const { isMember, isAdministrator } = getRole(scope);
  // Administrators also get a 403 from a suspended account, so a 403 counts only if the account isn't suspended.
  return isMember ? isAdministrator : undefined;
}

function getNextRole(before: ShownRole, { who, path }: OperationSpec, isAllowed: boolean): ShownRole {
  const needsAdministrator = who === 'administrator';
  if (isAllowed) return { isMember: true, isAdministrator: needsAdministrator || before.isAdministrator };
  // Any member may use this operation, so a 403 means that the account is suspended. Earlier 403s may have had the same
  // cause, so they no longer prove the role.
  if (who === 'any-member') return {};
  // A 403 for a team proves nothing, because administrators get it too if the team is managed by the system.
  return needsAdministrator && !path.includes('{teamId}') ? { ...before, isAdministrator: false } : before;
}

/** Updates the role after a successful response, or after a 403. */
export function updateRole(operation: OperationSpec, scope: Scope | undefined, isAllowed: boolean): void {
  if (!scope || operation.service) return;
  const before = getRole(scope);
  const next = getNextRole(before, operation, isAllowed);
  if (next.isMember !== before.isMember || next.isAdministrator !== before.isAdministrator)
    rolesFromResponses.set(new Map(rolesFromResponses.get()).set(scope, next));
}

/**
 * Stores the last response of an operation for the platform page. Omits the body of sign-in responses, because it
 * contains secrets.
 */
export const recordLastResponse = (operation: OperationSpec, status: number | null, text: string): void =>
  lastResponses.set(
    new Map(lastResponses.get()).set(operation.id, {
      operation,
      status,
      text: operation.service === 'auth' ? '' : text,
      at: Date.now(),
    }),
  );

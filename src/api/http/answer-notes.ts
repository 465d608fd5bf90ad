// Facts learned from answers of the platform: the server's clock, the person's role, and the last text for the platform page.
import { observable } from '~/lib/observable';
import type { Scope } from '../scope';
import { lastAnswers } from './availability';
import type { OperationSpec } from './operation';

/** Milliseconds by which the server's clock is ahead of this one; null until an answer shows a `Date`. */
export const serverOffset = observable<number | null>(null);

/** Records the `Date` of an answer. It has whole seconds. */
export function noteServerDate(headers: Headers, now: number): void {
  const date = Date.parse(headers.get('date') ?? '');
  if (!Number.isNaN(date)) serverOffset.set(date - now);
}

/** Returns the server's time in milliseconds since the epoch, or null while it isn't known. The error is at most a second. */
export function serverNow(): number | null {
  const offset = serverOffset.get();
  return offset === null ? null : Date.now() + offset;
}

interface ShownRole {
  /** The account answered a request successfully, so that it isn't suspended. */
  readonly isMember?: boolean;
  /** True if the latest operation for administrators succeeded; undefined before the first. */
  readonly isAdministrator?: boolean | undefined;
}

/** The roles that answers showed, by the scope of one sign-in. */
export const shownRoles = observable<ReadonlyMap<Scope, ShownRole>>(new Map());

const getRole = (scope: Scope): ShownRole => shownRoles.get().get(scope) ?? {};

/** Reports whether answers show that the person is an administrator; undefined while no answer shows it. */
export function isShownAdministrator(scope: Scope): boolean | undefined {
  const { isMember, isAdministrator } = getRole(scope);
  // A suspended account refuses administrators, too, so that a refusal alone proves nothing.
  return isMember ? isAdministrator : undefined;
}

function getNextRole(before: ShownRole, { who, path }: OperationSpec, isAllowed: boolean): ShownRole {
  const needsAdministrator = who === 'administrator';
  if (isAllowed) return { isMember: true, isAdministrator: needsAdministrator || before.isAdministrator };
  // Any member may use the operation, so that a refusal means a suspended account, and earlier refusals prove nothing.
  if (who === 'any-member') return {};
  // Administrators are refused, too, if the system manages the team.
  return needsAdministrator && !path.includes('{teamId}') ? { ...before, isAdministrator: false } : before;
}

/** Updates the role after a successful answer, or after a 403. */
export function noteRole(operation: OperationSpec, scope: Scope | undefined, isAllowed: boolean): void {
  if (!scope || operation.service) return;
  const before = getRole(scope);
  const next = getNextRole(before, operation, isAllowed);
  if (next.isMember !== before.isMember || next.isAdministrator !== before.isAdministrator)
    shownRoles.set(new Map(shownRoles.get()).set(scope, next));
}

/** Stores the last answer of an operation for the platform page. Answers of sign-in are left out, because they hold secrets. */
export const noteLastAnswer = (operation: OperationSpec, status: number | null, text: string): void =>
  lastAnswers.set(
    new Map(lastAnswers.get()).set(operation.id, {
      operation,
      status,
      text: operation.service === 'auth' ? '' : text,
      at: Date.now(),
    }),
  );

// What the platform's answers show besides their content: its clock, a person's role and, for the platform page, its text.
import { observable } from '~/lib/observable';
import type { Scope } from '../scope';
import { lastAnswers } from './availability';
import type { OperationSpec } from './operation';

/** How far the server's clock is ahead of this one in milliseconds; null where it was never readable. */
export const serverOffset = observable<number | null>(null);

/** Takes note of an answer's `Date`, which has whole seconds. */
export function noteServerDate(headers: Headers, now: number): void {
  const date = Date.parse(headers.get('date') ?? '');
  if (!Number.isNaN(date)) serverOffset.set(date - now);
}

/** Now by the server's clock, in milliseconds since the epoch, or null where it was never readable. Off by a second at most. */
export function serverNow(): number | null {
  const offset = serverOffset.get();
  return offset === null ? null : Date.now() + offset;
}

interface ShownRole {
  /** Something of the account was answered with success, so the account isn't suspended. */
  readonly isMember?: boolean;
  /** Outcome of the latest operation that only administrators may use. */
  readonly isAdministrator?: boolean | undefined;
}

/** By the scope of one sign-in. */
export const shownRoles = observable<ReadonlyMap<Scope, ShownRole>>(new Map());

const getRole = (scope: Scope): ShownRole => shownRoles.get().get(scope) ?? {};

/** Reports whether answers show that the person is an administrator; undefined while they don't tell. */
export function isShownAdministrator(scope: Scope): boolean | undefined {
  const { isMember, isAdministrator } = getRole(scope);
  // A suspended account refuses its administrators, too.
  return isMember ? isAdministrator : undefined;
}

function getNextRole(before: ShownRole, { who, path }: OperationSpec, isAllowed: boolean): ShownRole {
  const isProof = who === 'administrator';
  if (isAllowed) return { isMember: true, isAdministrator: isProof || before.isAdministrator };
  // Refused to any member: the account is suspended, and earlier refusals show nothing.
  if (who === 'any-member') return {};
  // Administrators are refused, too, where the system manages the team.
  return isProof && !path.includes('{teamId}') ? { ...before, isAdministrator: false } : before;
}

/** Learns from an answer of the platform: a success, or a 403. */
export function noteRole(operation: OperationSpec, scope: Scope | undefined, isAllowed: boolean): void {
  if (!scope || operation.service) return;
  const before = getRole(scope);
  const next = getNextRole(before, operation, isAllowed);
  if (next.isMember !== before.isMember || next.isAdministrator !== before.isAdministrator)
    shownRoles.set(new Map(shownRoles.get()).set(scope, next));
}

export const noteLastAnswer = (operation: OperationSpec, status: number | null, text: string): void =>
  lastAnswers.set(
    new Map(lastAnswers.get()).set(operation.id, {
      operation,
      status,
      text: operation.service === 'auth' ? '' : text,
      at: Date.now(),
    }),
  );

// The faults that are tested with every operation. Each has the error message of a failed read, and whether a write is
// carried out.
import type { Fault } from '../sandbox-hooks';

export interface FaultCase {
  readonly name: string;
  readonly fault: Omit<Fault, 'operation'>;
  /** The error message that the screen shows instead of the content, or null if the read succeeds despite the fault. */
  readonly errorMessage: RegExp | null;
  /** True if the platform executed the write despite the fault. */
  readonly isDone: boolean;
}

const PROBLEM = /This is usually temporary\./;
const UNREADABLE = /The console couldn’t read the response\./;
const UNREACHED = /You may be offline, or something on your network blocked the request\./;
/** Depending on the timing, Chromium treats truncated headers as complete or as a broken connection. */
const CUT = /You may be offline|The console couldn’t read the response\./;
const LIMIT = /All tools you’re signed in to share this limit/;
/** Fields that the console requires. Every response has at least one of them. */
const NEEDED = ['data', 'matches', 'id', 'text', 'reachable', 'confirmationId', 'id_token', 'file_url'];
/** A visible delay, in milliseconds. */
const SLOW_MS = 300;

export const FAULT_CASES: readonly FaultCase[] = [
  {
    name: 'a slow response',
    fault: { kind: 'latency', delay_ms: SLOW_MS },
    errorMessage: null,
    isDone: true,
  },
  { name: 'a failing service', fault: { kind: 'server_error' }, errorMessage: PROBLEM, isDone: false },
  {
    name: 'an HTML error page of a proxy',
    fault: { kind: 'status', status: 503 },
    errorMessage: PROBLEM,
    isDone: false,
  },
  {
    name: 'the request limit',
    fault: { kind: 'rate_limited', retry_after_s: 1 },
    errorMessage: LIMIT,
    isDone: false,
  },
  {
    name: 'a connection dropped before the write',
    fault: { kind: 'drop_before_write' },
    errorMessage: UNREACHED,
    isDone: false,
  },
  {
    name: 'a connection dropped after the write',
    fault: { kind: 'drop_after_write' },
    errorMessage: UNREACHED,
    isDone: true,
  },
  { name: 'a network failure', fault: { kind: 'network_drop' }, errorMessage: UNREACHED, isDone: false },
  { name: 'truncated headers', fault: { kind: 'half_headers' }, errorMessage: CUT, isDone: true },
  { name: 'a truncated response', fault: { kind: 'malformed' }, errorMessage: UNREADABLE, isDone: false },
  {
    name: 'a truncated response after the write',
    fault: { kind: 'created_malformed' },
    errorMessage: UNREADABLE,
    isDone: true,
  },
  { name: 'no body', fault: { kind: 'no_body' }, errorMessage: UNREADABLE, isDone: true },
  { name: 'a redirect', fault: { kind: 'redirect' }, errorMessage: UNREACHED, isDone: false },
  { name: 'an expired token', fault: { kind: 'expire_token' }, errorMessage: null, isDone: false },
  { name: 'somebody else’s change', fault: { kind: 'concurrent_edit' }, errorMessage: null, isDone: true },
  { name: 'unknown fields', fault: { kind: 'new_fields' }, errorMessage: null, isDone: true },
  {
    name: 'a missing field',
    fault: { kind: 'missing_fields', fields: NEEDED },
    errorMessage: UNREADABLE,
    isDone: true,
  },
];

/**
 * A request that gets no response. Only the deep run tests it, because the console's timeout is 15 s for a read and 30
 * s for a write.
 */
export const TIMEOUT_CASE: FaultCase = {
  name: 'a response that never arrives',
  fault: { kind: 'timeout_after_write' },
  errorMessage: /No complete response arrived within \d+ s\./,
  isDone: true,
};

/**
 * Faults of a write, and faults of the read that then checks its outcome. Tests combine each write fault with each read
 * fault.
 */
export const UNCERTAIN_OUTCOME_FAULTS = {
  write: ['a truncated response after the write', 'a failing service'] as string[],
  readBack: ['a failing service', 'the request limit', 'a slow response'] as string[],
};

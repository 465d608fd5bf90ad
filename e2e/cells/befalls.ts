// What can befall one request, as the rows of the table of cells: the fault, what a read says of it, and what a write may have done.
import type { Fault } from '../sandbox-hooks';

export interface Befalls {
  readonly name: string;
  readonly fault: Omit<Fault, 'operation'>;
  /** What stands in the place of what could not be read; null where it is read all the same. */
  readonly told: RegExp | null;
  /** Whether the platform carried a write out. */
  readonly isDone: boolean;
}

const PROBLEM = /The platform had a problem\./;
const UNREADABLE = /The console couldn’t read the response\./;
const UNREACHED = /You may be offline, or something on your network blocked the request\./;
/** Chromium takes what came of the headers for all of them, or the line for cut. */
const CUT = /You may be offline|The console couldn’t read the response\./;
const LIMIT = /the limit is shared by all tools signed in as you/;
/** Fields of which each answer lacks one that it can't do without. */
const NEEDED = ['data', 'matches', 'id', 'text', 'reachable', 'confirmationId', 'id_token', 'file_url'];
/** A wait that is long enough to be seen, in milliseconds. */
const SLOW_MS = 300;

export const BEFALLS: readonly Befalls[] = [
  { name: 'a slow answer', fault: { kind: 'latency', delay_ms: SLOW_MS }, told: null, isDone: true },
  { name: 'a failing service', fault: { kind: 'server_error' }, told: PROBLEM, isDone: false },
  { name: 'a page of a proxy', fault: { kind: 'status', status: 503 }, told: PROBLEM, isDone: false },
  {
    name: 'the request limit',
    fault: { kind: 'rate_limited', retry_after_s: 1 },
    told: LIMIT,
    isDone: false,
  },
  { name: 'a line cut before', fault: { kind: 'drop_before_write' }, told: UNREACHED, isDone: false },
  { name: 'a line cut after', fault: { kind: 'drop_after_write' }, told: UNREACHED, isDone: true },
  { name: 'a network that drops', fault: { kind: 'network_drop' }, told: UNREACHED, isDone: false },
  { name: 'half the headers', fault: { kind: 'half_headers' }, told: CUT, isDone: true },
  { name: 'half an answer', fault: { kind: 'malformed' }, told: UNREADABLE, isDone: false },
  {
    name: 'half an answer after the write',
    fault: { kind: 'created_malformed' },
    told: UNREADABLE,
    isDone: true,
  },
  { name: 'no body', fault: { kind: 'no_body' }, told: UNREADABLE, isDone: true },
  { name: 'a redirect', fault: { kind: 'redirect' }, told: UNREACHED, isDone: false },
  { name: 'a token that ended', fault: { kind: 'expire_token' }, told: null, isDone: false },
  { name: 'somebody else’s change', fault: { kind: 'concurrent_edit' }, told: null, isDone: true },
  { name: 'unknown fields', fault: { kind: 'new_fields' }, told: null, isDone: true },
  {
    name: 'a missing field',
    fault: { kind: 'missing_fields', fields: NEEDED },
    told: UNREADABLE,
    isDone: true,
  },
];

/** Silence until the console gives up: 15 s for a read and 30 s for a write, so only in the deep run. */
export const SILENCE: Befalls = {
  name: 'silence',
  fault: { kind: 'timeout_after_write' },
  told: /There was no complete response in \d+ s\./,
  isDone: true,
};

/** What befalls a write whose check afterwards meets a fault as well. */
export const LOST = {
  write: ['half an answer after the write', 'a failing service'] as string[],
  readBack: ['a failing service', 'the request limit', 'a slow answer'] as string[],
};

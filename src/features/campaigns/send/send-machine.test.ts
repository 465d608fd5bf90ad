import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createSampleCount } from './fixtures/samples';
import {
  INITIAL_SEND_STATE,
  MAX_COUNT_AGE,
  MIN_CONFIRMATION_INTERVAL,
  reduceSendState,
  type SendEvent,
  type SendState,
} from './send-machine';
import type { SendOutcome } from './send-outcome';

const START = 1_000_000;
const counted = createSampleCount('f1', START);

const OUTCOMES: Record<string, SendOutcome> = {
  sent: { name: 'sent', id: 7, reachableCount: 1284 },
  'sent-without-id': { name: 'sent-without-id', person: null },
  refused: { name: 'refused', refusal: { reason: 'mismatch' }, serverMessage: null },
  unknown: { name: 'unknown', cause: 'no-answer', status: null },
};

const STATES: Record<string, SendState> = {
  draft: INITIAL_SEND_STATE,
  previewed: { name: 'previewed', preview: counted },
  armed: { name: 'armed', confirmation: 'c1', preview: counted, armedAt: START + 1000 },
  sending: { name: 'sending', preview: counted, sentAt: START + 3000 },
  ...OUTCOMES,
};

const EVENTS: Record<string, SendEvent> = {
  edited: { type: 'edited' },
  counted: { type: 'counted', preview: createSampleCount('f2', START + 10) },
  looked: { type: 'looked', at: START + MAX_COUNT_AGE + 1 },
  armed: { type: 'armed', typedCount: 1284, fingerprint: 'f1', confirmation: 'c1', at: START + 1000 },
  disarmed: { type: 'disarmed' },
  sent: { type: 'sent', fingerprint: 'f1', at: START + 3000 },
  'answered: sent': { type: 'answered', outcome: { name: 'sent', id: 8, reachableCount: 1 } },
  'answered: sent-without-id': { type: 'answered', outcome: { name: 'sent-without-id', person: null } },
  'answered: refused': {
    type: 'answered',
    outcome: { name: 'refused', refusal: { reason: 'forbidden' }, serverMessage: null },
  },
  'answered: unknown': { type: 'answered', outcome: { name: 'unknown', cause: 'timed-out', status: null } },
  restarted: { type: 'restarted' },
  'signed-out': { type: 'signed-out' },
  'found: with id': { type: 'found', id: 9, person: 'admin@acme.test' },
  'found: without id': { type: 'found', id: null, person: 'admin@acme.test' },
  'not-found': { type: 'not-found', person: 'admin@acme.test', at: START + 9000 },
};

const text = readFileSync(new URL('../../../../docs/campaign-states.md', import.meta.url), 'utf8');
const rows = text
  .slice(text.indexOf('| event |'), text.indexOf('The same as a picture'))
  .trim()
  .split('\n')
  .map((line) =>
    line
      .split('|')
      .map((cell) => cell.trim())
      .slice(1, -1),
  );
const columns = rows[0]?.slice(1) ?? [];

describe('the table in docs/campaign-states.md', () => {
  it('the table in docs/campaign-states.md contains exactly the states and events of the state machine', () => {
    expect(columns).toEqual(Object.keys(STATES));
    expect(rows.slice(2).map((row) => row[0])).toEqual(Object.keys(EVENTS));
  });

  for (const [eventName = '', ...cells] of rows.slice(2)) {
    columns.forEach((stateName, index) => {
      it(`handles the event ${eventName} in the state ${stateName} as documented: ${cells[index]}`, () => {
        const state = STATES[stateName];
        const event = EVENTS[eventName];
        if (!state || !event) throw new Error('The table names something that the test does not.');
        const next = reduceSendState(state, event);
        if (cells[index] === '·') expect(next).toBe(state);
        else {
          expect(next.name).toBe(cells[index]);
          expect(next).not.toBe(state);
        }
      });
    });
  }
});

describe('the diagram in docs/campaign-states.md', () => {
  it('the diagram in docs/campaign-states.md shows exactly the transitions between different states', () => {
    const drawn = [...text.matchAll(/^ {2}(\w+) --> (\w+): (.+)$/gm)].flatMap(([, from, to, events = '']) =>
      events.split(', ').map((event) => `${from} ${event} ${to}`.replaceAll('_', '-')),
    );
    const tabled = rows
      .slice(2)
      .flatMap(([event = '', ...cells]) =>
        cells.flatMap((to, index) =>
          to === '·' || to === columns[index] ? [] : [`${columns[index]} ${event.split(':')[0]} ${to}`],
        ),
      );
    expect(drawn.toSorted()).toEqual([...new Set(tabled)].toSorted());
  });
});

describe('guards of the state machine', () => {
  const previewed: SendState = { name: 'previewed', preview: counted };
  const armEvent = {
    type: 'armed',
    typedCount: 1284,
    fingerprint: 'f1',
    confirmation: 'c1',
    at: START + 5,
  } as const;
  const armed = reduceSendState(previewed, armEvent);

  it('keeps a recipient count valid for exactly two minutes', () => {
    expect(reduceSendState(previewed, { type: 'looked', at: START + MAX_COUNT_AGE })).toBe(previewed);
    expect(reduceSendState(previewed, { type: 'looked', at: START + MAX_COUNT_AGE + 1 })).toEqual({
      name: 'draft',
      voided: 'expired',
    });
  });
  it('voids a recipient count if the clock is set back to before the count', () => {
    expect(reduceSendState(previewed, { type: 'looked', at: START - 1 }).name).toBe('draft');
  });
  it('ignores a first confirmation whose number differs from the recipient count', () => {
    expect(reduceSendState(previewed, { ...armEvent, typedCount: 1283 })).toBe(previewed);
  });
  it('ignores a first confirmation for zero recipients', () => {
    const nobody: SendState = { name: 'previewed', preview: createSampleCount('f1', START, 0) };
    expect(reduceSendState(nobody, { ...armEvent, typedCount: 0 })).toBe(nobody);
  });
  it('voids the recipient count if the first confirmation comes too late or is for another campaign', () => {
    expect(reduceSendState(previewed, { ...armEvent, fingerprint: 'f2' })).toEqual({
      name: 'draft',
      voided: 'changed',
    });
    expect(reduceSendState(previewed, { ...armEvent, at: START + MAX_COUNT_AGE + 1 })).toEqual({
      name: 'draft',
      voided: 'expired',
    });
  });
  it('ignores a second confirmation within a second of the first, and voids the count if the clock was set back', () => {
    const at = armEvent.at + MIN_CONFIRMATION_INTERVAL;
    expect(reduceSendState(armed, { type: 'sent', fingerprint: 'f1', at: at - 1 })).toBe(armed);
    expect(reduceSendState(armed, { type: 'sent', fingerprint: 'f1', at }).name).toBe('sending');
    expect(reduceSendState(armed, { type: 'sent', fingerprint: 'f1', at: START - 1 }).name).toBe('draft');
  });
  it('a second confirmation voids the recipient count if the campaign has changed or the count has expired', () => {
    const late = START + MAX_COUNT_AGE + 1;
    expect(reduceSendState(armed, { type: 'sent', fingerprint: 'f2', at: START + 5000 }).name).toBe('draft');
    expect(reduceSendState(armed, { type: 'sent', fingerprint: 'f1', at: late }).name).toBe('draft');
  });
  it(`a late response replaces the answer "not found" of a user only if it reports success`, () => {
    const given = reduceSendState(STATES.unknown ?? INITIAL_SEND_STATE, {
      type: 'not-found',
      person: 'a',
      at: 1,
    });
    const late = (name: string) => {
      const outcome = OUTCOMES[name];
      if (!outcome) throw new Error(`There is no outcome ${name}.`);
      return reduceSendState(given, { type: 'answered', outcome });
    };
    expect(late('sent').name).toBe('sent');
    expect(late('sent-without-id').name).toBe('sent-without-id');
    expect(late('unknown')).toBe(given);
    expect(late('refused')).toBe(given);
  });
  it('a user can correct the answer "not found" to "found", but a second "not found" changes nothing', () => {
    const given = reduceSendState(STATES.unknown ?? INITIAL_SEND_STATE, {
      type: 'not-found',
      person: 'a',
      at: 1,
    });
    expect(reduceSendState(given, { type: 'found', id: 9, person: 'b' })).toEqual({
      name: 'sent',
      id: 9,
      reachableCount: null,
      isRead: false,
    });
    expect(reduceSendState(given, { type: 'not-found', person: 'b', at: 2 })).toBe(given);
  });
  it('lets a user or a late response correct a campaign number that a user entered', () => {
    const found = { type: 'found', person: 'a' } as const;
    const entered = reduceSendState(STATES.unknown ?? INITIAL_SEND_STATE, { ...found, id: 999_999 });
    expect(reduceSendState(entered, { ...found, id: 100_001, isRead: true })).toEqual({
      name: 'sent',
      id: 100_001,
      reachableCount: null,
      isRead: true,
    });
    expect(reduceSendState(entered, { ...found, id: null }).name).toBe('sent-without-id');
    expect(reduceSendState(entered, { type: 'not-found', person: 'a', at: 1 }).name).toBe('refused');
    expect(reduceSendState(entered, { type: 'answered', outcome: { name: 'sent', id: 7 } })).toEqual({
      name: 'sent',
      id: 7,
    });
    expect(
      reduceSendState(entered, { type: 'answered', outcome: { name: 'sent-without-id', person: null } }),
    ).toBe(entered);
  });
  it('takes the campaign number from a late response if a user found the campaign without its number', () => {
    const found = reduceSendState(STATES.unknown ?? INITIAL_SEND_STATE, {
      type: 'found',
      id: null,
      person: 'a',
    });
    const late: SendOutcome = { name: 'sent', id: 7, reachableCount: 1284 };
    expect(reduceSendState(found, { type: 'answered', outcome: late })).toEqual(late);
  });
  it('stores a campaign as rejected if a user reports that they didn’t find it', () => {
    const afterNotFound = reduceSendState(STATES.unknown ?? INITIAL_SEND_STATE, {
      type: 'not-found',
      person: 'a',
      at: 1,
    });
    expect(afterNotFound).toMatchObject({
      name: 'refused',
      refusal: { reason: 'said-by-person', person: 'a', at: 1 },
    });
  });
});

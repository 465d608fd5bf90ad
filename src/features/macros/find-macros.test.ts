import { describe, expect, it } from 'vitest';
import type { Macro } from '~/api/macros';
import { findMacros } from './find-macros';

const makeMacro = (id: number, name: string, actions: readonly unknown[] = []): Macro => ({
  ...{ id, name, visibility: 'global', actions: [...actions] },
  ...{ created_at: `2026-01-0${id}T00:00:00Z`, updated_at: '2026-01-09T00:00:00Z' },
});
const send = (text: unknown) => ({ action_name: 'send_message', action_params: [text] });
const note = (text: string) => ({ action_name: 'add_private_note', action_params: [text] });
const label = (title: string) => ({ action_name: 'add_label', action_params: [title] });

const MACROS = [
  makeMacro(1, 'Refund'),
  makeMacro(2, 'Close', [label('refund'), send('Thanks for your PATIENCE')]),
  makeMacro(3, 'Apology', [note('Offer a refúnd')]),
  makeMacro(4, 'Broken', [send(42), null, 'refund']),
];
const find = (search: string, sort?: 'name_desc' | 'newest') =>
  findMacros(MACROS, { search, sort }).map(({ id }) => id);

describe('searching macros', () => {
  it('finds macros by their name, messages and notes, ignoring case and accents', () => {
    expect(find('refund')).toEqual([3, 1]);
    expect(find('patience')).toEqual([2]);
  });

  it('sorts macros by name or creation time', () => {
    expect(find('')).toEqual([3, 4, 2, 1]);
    expect(find('', 'name_desc')).toEqual([1, 2, 4, 3]);
    expect(find('', 'newest')).toEqual([4, 3, 2, 1]);
  });
});

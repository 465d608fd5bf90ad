import { describe, expect, it } from 'vitest';
import type { MessageTemplate } from '~/api/inboxes';
import { findTemplateAvailability } from './template';
import { hasUnfillableParts, listNonTextParts } from './template-parts';

const templateOf = (...components: MessageTemplate['components']): MessageTemplate => ({
  name: 'order_update',
  language: 'en',
  category: 'UTILITY',
  status: 'APPROVED',
  components: [{ type: 'BODY', text: 'On its way.' }, ...components],
});
const TRACK = { type: 'URL', text: 'Track', url: 'https://acme.test/t/{{1}}' };
const CALL = { type: 'PHONE_NUMBER', text: 'Call us', phone_number: '+15550100' };
const partsOf = (...components: MessageTemplate['components']) => listNonTextParts(templateOf(...components));

describe('parts of a template other than its texts', () => {
  it('finds no non-text parts in a text-only template', () => {
    expect(
      partsOf({ type: 'HEADER', format: 'TEXT', text: 'Order' }, { type: 'FOOTER', text: 'Acme' }),
    ).toEqual([]);
    expect(partsOf({ type: 'HEADER', text: 'Order' })).toEqual([]);
  });

  it('finds media in a template, with the platform’s format name', () => {
    const parts = partsOf({ type: 'HEADER', format: 'IMAGE' });
    expect(parts).toEqual([{ kind: 'media', format: 'IMAGE' }]);
    expect(hasUnfillableParts(parts)).toBe(true);
  });

  it('finds the buttons of a template, with their targets and placeholders', () => {
    const parts = partsOf({ type: 'BUTTONS', buttons: [CALL, TRACK, { type: 'QUICK_REPLY', text: 'Stop' }] });
    expect(parts).toEqual([
      { kind: 'button', text: 'Call us', target: '+15550100', hasBlank: false },
      { kind: 'button', text: 'Track', target: 'https://acme.test/t/{{1}}', hasBlank: true },
      { kind: 'button', text: 'Stop', target: null, hasBlank: false },
    ]);
    expect(hasUnfillableParts(parts)).toBe(true);
    expect(hasUnfillableParts(parts.slice(0, 1))).toBe(false);
  });

  it('finds unknown template components, and buttons in an unknown format', () => {
    expect(partsOf({ type: 'CAROUSEL', cards: [] }, { type: 'BUTTONS', buttons: 'odd' })).toEqual([
      { kind: 'other', type: 'CAROUSEL' },
      { kind: 'other', type: 'BUTTONS' },
    ]);
  });

  it('reports a template as changed if its buttons have changed', () => {
    const chosen = templateOf({ type: 'BUTTONS', buttons: [CALL] });
    const today = templateOf({ type: 'BUTTONS', buttons: [TRACK] });
    expect(findTemplateAvailability(chosen, [chosen]).kind).toBe('same');
    expect(findTemplateAvailability(chosen, [today]).kind).toBe('changed');
  });
});

import { expect, it } from 'vitest';
import { portalSchema } from '~/api/portals';
import { pickAdditionalFields } from './further-fields';

it('pickAdditionalFields returns the fields outside of the schema, including names such as constructor', () => {
  expect(pickAdditionalFields({ id: 1, constructor: 'x', colour: null }, { id: 0 })).toEqual([
    ['constructor', 'x'],
    ['colour', null],
  ]);
});

it('looseObject schemas return fields outside of the schema unchanged', () => {
  const read = portalSchema.parse({
    id: 1,
    slug: 'help',
    name: 'Help',
    default_locale: 'en',
    allowed_locales: ['en'],
    archived: false,
    created_at: '2026-01-01T00:00:00.000Z',
    updated_at: '2026-01-01T00:00:00.000Z',
    logo: { url: 'https://help.test/logo.png' },
  });
  expect(pickAdditionalFields(read, portalSchema.shape)).toEqual([
    ['logo', { url: 'https://help.test/logo.png' }],
  ]);
});

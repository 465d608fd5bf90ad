import { describe, expect, it } from 'vitest';
import { createPortal, getPortal, listPortals, updatePortal } from '~/api/portals';
import { smallClient } from '../fixtures/small-client';

const rejection = (...pairs: readonly (readonly [string, string])[]) => ({
  status: 422,
  body: { error: { details: pairs.map(([field, code]) => expect.objectContaining({ field, code })) } },
});
const params = { portalSlug: 'help' };

describe('reading a portal', () => {
  it('is open to any member, by slug and never by ID', () => {
    const { ask } = smallClient();
    expect(ask(listPortals, { as: 'agent' }).body).toMatchObject({ data: [{ slug: 'help' }] });
    expect(ask(getPortal, { as: 'agent', params }).status).toBe(200);
    expect(ask(getPortal, { params: { portalSlug: '700' } }).status).toBe(404);
  });
});

describe('creating a portal', () => {
  const create = (portal: unknown, as = 'admin') => smallClient().ask(createPortal, { as, body: { portal } });
  const portal = { name: 'Manuals', slug: 'manuals', default_locale: 'pt_BR' };

  it('starts with its default language only', () => {
    expect(create(portal)).toMatchObject({
      status: 201,
      body: { ...portal, allowed_locales: ['pt_BR'], archived: false },
    });
  });

  it('is for administrators only, checked before the body', () => {
    expect(create(portal, 'author').status).toBe(403);
    expect(smallClient().ask(createPortal, { as: 'author', body: {} }).status).toBe(403);
    expect(smallClient().ask(createPortal, { body: {} }).status).toBe(400);
  });

  it('refuses a used or invalid slug, and reports all missing fields at once', () => {
    expect(create({ ...portal, slug: 'help' })).toMatchObject(rejection(['slug', 'taken']));
    expect(create({ ...portal, slug: 'Not a slug' })).toMatchObject(rejection(['slug', 'invalid']));
    expect(create({})).toMatchObject(
      rejection(['name', 'blank'], ['slug', 'blank'], ['default_locale', 'blank']),
    );
    expect(create({ ...portal, default_locale: 'English' })).toMatchObject(
      rejection(['default_locale', 'invalid']),
    );
  });
});

describe('updating a portal', () => {
  const change = (portal: unknown, as = 'admin') =>
    smallClient().ask(updatePortal, { as, params, body: { portal } });

  it('replaces the whole list of languages', () => {
    expect(change({ allowed_locales: ['en', 'pt_BR'] }).body).toMatchObject({
      name: 'Help',
      allowed_locales: ['en', 'pt_BR'],
    });
  });

  it('never changes the slug, which alone counts as no change', () => {
    expect(change({ slug: 'other' }).status).toBe(400);
    expect(change({ slug: 'other', name: 'New' }).body).toMatchObject({ slug: 'help', name: 'New' });
    expect(change({}).status).toBe(400);
  });

  it('is for administrators only', () => {
    expect(change({ name: 'New' }, 'author').status).toBe(403);
  });

  it('refuses invalid languages', () => {
    expect(change({ allowed_locales: 'en' })).toMatchObject(rejection(['allowed_locales', 'invalid']));
    expect(change({ allowed_locales: [] })).toMatchObject(rejection(['allowed_locales', 'invalid']));
    expect(change({ name: '', allowed_locales: ['?'] })).toMatchObject(
      rejection(['name', 'blank'], ['allowed_locales', 'invalid']),
    );
  });
});

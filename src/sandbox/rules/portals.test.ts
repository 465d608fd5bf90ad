import { describe, expect, it } from 'vitest';
import { createPortal, getPortal, listPortals, updatePortal } from '~/api/portals';
import { createSmallClient } from '../fixtures/small-client';

const rejection = (...pairs: readonly (readonly [string, string])[]) => ({
  status: 422,
  body: { error: { details: pairs.map(([field, code]) => expect.objectContaining({ field, code })) } },
});
const params = { portalSlug: 'help' };

describe('fetching a portal', () => {
  it("any member of the account can fetch a portal by its slug, but a portal can't be fetched by its ID", () => {
    const { ask } = createSmallClient();
    expect(ask(listPortals, { as: 'agent' }).body).toMatchObject({ data: [{ slug: 'help' }] });
    expect(ask(getPortal, { as: 'agent', params }).status).toBe(200);
    expect(ask(getPortal, { params: { portalSlug: '700' } }).status).toBe(404);
  });
});

describe('creating a portal', () => {
  const create = (portal: unknown, as = 'admin') =>
    createSmallClient().ask(createPortal, { as, body: { portal } });
  const portal = { name: 'Manuals', slug: 'manuals', default_locale: 'pt_BR' };

  it('a new portal has its default language only', () => {
    expect(create(portal)).toMatchObject({
      status: 201,
      body: { ...portal, allowed_locales: ['pt_BR'], archived: false },
    });
  });

  it("an agent's request to create a portal gets 403 even if its body is invalid", () => {
    expect(create(portal, 'author').status).toBe(403);
    expect(createSmallClient().ask(createPortal, { as: 'author', body: {} }).status).toBe(403);
    expect(createSmallClient().ask(createPortal, { body: {} }).status).toBe(400);
  });

  it('a slug that is invalid or in use is rejected, and all missing fields of a portal are reported together', () => {
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
    createSmallClient().ask(updatePortal, { as, params, body: { portal } });

  it('updating a portal replaces its complete list of languages', () => {
    expect(change({ allowed_locales: ['en', 'pt_BR'] }).body).toMatchObject({
      name: 'Help',
      allowed_locales: ['en', 'pt_BR'],
    });
  });

  it('a portal update ignores the slug, and is rejected if it contains nothing else', () => {
    expect(change({ slug: 'other' }).status).toBe(400);
    expect(change({ slug: 'other', name: 'New' }).body).toMatchObject({ slug: 'help', name: 'New' });
    expect(change({}).status).toBe(400);
  });

  it("an agent can't update a portal", () => {
    expect(change({ name: 'New' }, 'author').status).toBe(403);
  });

  it('updating a portal with invalid languages is rejected', () => {
    expect(change({ allowed_locales: 'en' })).toMatchObject(rejection(['allowed_locales', 'invalid']));
    expect(change({ allowed_locales: [] })).toMatchObject(rejection(['allowed_locales', 'invalid']));
    expect(change({ name: '', allowed_locales: ['?'] })).toMatchObject(
      rejection(['name', 'blank'], ['allowed_locales', 'invalid']),
    );
  });
});

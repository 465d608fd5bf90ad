import { describe, expect, it } from 'vitest';
import { createCategory, deleteCategory, listCategories, updateCategory } from '~/api/categories';
import { createSmallClient } from '../fixtures/small-client';

const rejection = (...pairs: readonly (readonly [string, string])[]) => ({
  status: 422,
  body: { error: { details: pairs.map(([field, code]) => expect.objectContaining({ field, code })) } },
});
const idsOf = (body: unknown) => (body as { data: { id: number }[] }).data.map(({ id }) => id);
const portalSlug = 'help';

describe('listing categories', () => {
  it.each([
    ['', [702, 706, 701, 703, 704, 705, 707]],
    ['locale=es', [707]],
    ['locale=xx', []],
  ])('the query "%s" lists categories by position, with null last', (query, ids) => {
    const response = createSmallClient().ask(listCategories, { as: 'agent', params: { portalSlug }, query });
    expect(idsOf(response.body)).toEqual(ids);
  });
});

describe('creating a category', () => {
  const create = (category: unknown, as = 'author') =>
    createSmallClient().ask(createCategory, { as, params: { portalSlug }, body: { category } });

  it('a category can be created in a language of the portal, and a translation links to the root category', () => {
    expect(
      create({ name: 'Presentes', slug: 'presentes', locale: 'es', associated_category_id: 707 }),
    ).toMatchObject({
      status: 201,
      body: { locale: 'es', position: null, parent_category_id: null, associated_category_id: 703 },
    });
  });

  it('portal members and administrators may create categories, and others may not', () => {
    expect(create({ name: 'New', locale: 'en' }, 'agent').status).toBe(403);
    expect(create({ name: 'New', locale: 'en' }, 'admin').status).toBe(201);
  });

  it("a category's slug can be used again in another language, but not in the same language", () => {
    expect(create({ name: 'X', slug: 'orders', locale: 'en' })).toMatchObject(rejection(['slug', 'taken']));
    expect(create({ name: 'X', slug: 'orders', locale: 'es' }).status).toBe(201);
  });

  it("a category in a language that the portal doesn't allow is rejected", () => {
    expect(create({ name: 'X', slug: 'x', locale: 'fr' })).toMatchObject(rejection(['locale', 'invalid']));
    expect(create({ slug: 'x' })).toMatchObject(rejection(['name', 'blank'], ['locale', 'blank']));
  });
});

describe('updating a category', () => {
  const change = (categoryId: number, category: unknown, as = 'author') =>
    createSmallClient().ask(updateCategory, { as, params: { portalSlug, categoryId }, body: { category } });

  it('updating a category changes only the fields that were sent, and null clears a field', () => {
    expect(change(702, { description: null })).toMatchObject({
      status: 200,
      body: { name: 'machines', description: null },
    });
    expect(change(707, { associated_category_id: null }).body).toMatchObject({
      associated_category_id: null,
    });
  });

  it('updating one of the three read-only fields of a category is rejected', () => {
    expect(change(702, { locale: 'es', position: 9, parent_category_id: 701 }).status).toBe(400);
    expect(change(702, { name: 'M', position: 9, locale: 'es' }).body).toMatchObject({
      name: 'M',
      position: 1,
      locale: 'en',
    });
  });

  it('rejects a category update whose slug is in use or that refers to a category of another portal', () => {
    expect(change(702, { slug: 'orders' })).toMatchObject(rejection(['slug', 'taken']));
    expect(change(702, { slug: 'machines' }).status).toBe(200);
    expect(change(702, { associated_category_id: 5 })).toMatchObject(
      rejection(['associated_category_id', 'invalid']),
    );
  });

  it("a category whose language is no longer allowed can't be updated", () => {
    expect(change(705, { name: 'New' })).toMatchObject(rejection(['locale', 'invalid']));
  });

  it('when the root category of translations becomes a translation, the other translations link to the new root', () => {
    const { ask } = createSmallClient();
    const body = { category: { associated_category_id: 701 } };
    ask(updateCategory, { params: { portalSlug, categoryId: 703 }, body });
    const { data } = ask(listCategories, { params: { portalSlug } }).body as {
      data: { id: number; associated_category_id: number | null }[];
    };
    expect(data.find(({ id }) => id === 707)?.associated_category_id).toBe(701);
  });

  it('updating a category checks the role before the body, and the body before the resource', () => {
    expect(change(1, {}, 'agent').status).toBe(403);
    expect(change(1, {}).status).toBe(400);
    expect(change(1, { name: 'New' }).status).toBe(404);
  });
});

describe('deleting a category', () => {
  const remove = (categoryId: number, as = 'author') =>
    createSmallClient().ask(deleteCategory, { as, params: { portalSlug, categoryId } });

  it.each([
    [701, 'has_articles', '2'],
    [702, 'has_child_categories', '1'],
    [703, 'has_translations', '1'],
  ])(
    'category %d can’t be deleted because it %s, and the error contains the number of these records',
    (id, code, count) => {
      const response = remove(id);
      expect(response).toMatchObject(rejection(['categoryId', code]));
      expect(JSON.stringify(response.body)).toContain(` ${count} `);
    },
  );

  it('each reason that prevents the deletion of a category is reported as a separate entry', () => {
    const { ask, platform } = createSmallClient();
    const stored = platform.state.instances[0]?.accounts[0]?.portals[0];
    const kettles = stored?.categories.find(({ id }) => id === 706);
    if (kettles) kettles.parent_category_id = 701;
    expect(ask(deleteCategory, { params: { portalSlug, categoryId: 701 } })).toMatchObject(
      rejection(['categoryId', 'has_articles'], ['categoryId', 'has_child_categories']),
    );
  });

  it("a category in a language that is no longer allowed can't be deleted", () => {
    expect(remove(705)).toMatchObject(rejection(['locale', 'invalid']));
  });

  it('deleting a category that no record refers to returns an empty response', () => {
    expect(remove(704)).toEqual({ status: 204, body: undefined });
    expect(remove(704, 'agent').status).toBe(403);
    expect(remove(1).status).toBe(404);
  });
});

import { listCategories } from '~/api/categories';
import { readAllPages } from '~/api/http/all-pages';
import { testRecordWrites } from '~/records/fixtures/record-tables';
import { getCategoryAccess, getCategoryCreation, getCategoryRemoval } from './category-record';

const PORTAL = 'acme-help';

/** A category without articles, which can be deleted. */
const NEW = {
  name: 'Nothing in it yet',
  slug: 'nothing-in-it-yet',
  description: 'Some words',
  locale: 'en',
  associated_category_id: null,
};

testRecordWrites('a category', {
  reads: ['categories.list'],
  update: 'categories.update',
  open: async ({ queryClient, scope }) => {
    const created = await getCategoryCreation(queryClient, scope, PORTAL).create({ ...NEW, slug: 'opened' });
    const all = await readAllPages(scope, listCategories, { params: { portalSlug: PORTAL } });
    const found = all.find(({ id }) => id === created?.id);
    if (!found) throw new Error('it was not created');
    return found;
  },
  access: ({ queryClient, scope }, { id }) => getCategoryAccess(queryClient, scope, PORTAL, id),
  edit: (values) => ({
    ...values,
    name: `${values.name}, edited`,
    slug: `${values.slug}-edited`,
    description: '',
  }),
  creation: {
    operation: 'categories.create',
    access: ({ queryClient, scope }) => getCategoryCreation(queryClient, scope, PORTAL),
    values: NEW,
  },
  removal: {
    operation: 'categories.delete',
    access: ({ queryClient, scope }, category) => getCategoryRemoval(queryClient, scope, PORTAL, category),
  },
});

import { describe, expect, it } from 'vitest';
import { callOperation } from '~/api/http/client';
import { getPortal } from '~/api/portals';
import { testRecordWrites } from '~/records/fixtures/record-tables';
import { saveRecord } from '~/records/save-record';
import { createSandboxClient } from '~/sandbox/fixtures/sandbox-client';
import { getPortalCreation, getPortalLanguageAccess, getPortalNameAccess } from './portal-record';

const portalSlug = 'acme-help';

testRecordWrites('a portal’s name', {
  reads: ['portals.get'],
  update: 'portals.update',
  open: ({ scope }) => callOperation(getPortal, { scope, params: { portalSlug } }),
  access: ({ queryClient, scope }) => getPortalNameAccess(queryClient, scope, portalSlug),
  edit: ({ name }) => ({ name: `${name}, edited` }),
});

testRecordWrites('a portal’s language', {
  reads: ['portals.get'],
  update: 'portals.update',
  open: ({ scope }) => callOperation(getPortal, { scope, params: { portalSlug } }),
  access: ({ queryClient, scope }) => getPortalLanguageAccess(queryClient, scope, portalSlug, 'fr'),
  edit: ({ isAllowed }) => ({ isAllowed: !isAllowed }),
  isTwoValued: true,
});

describe('getPortalCreation', () => {
  it('getPortalCreation finds a new portal by its slug', async () => {
    const { queryClient, scope } = await createSandboxClient();
    const access = getPortalCreation(queryClient, scope);
    expect(await access.candidates({ name: '', slug: portalSlug, default_locale: 'en' })).toHaveLength(1);
  });
});

it('allowing a language in a portal keeps a language that was added after the form was opened', async () => {
  const { queryClient, scope } = await createSandboxClient();
  const access = (locale: string) => getPortalLanguageAccess(queryClient, scope, portalSlug, locale);
  const before = { isAllowed: false };
  const after = { isAllowed: true };
  await saveRecord(access('fr'), after, before);
  expect(await saveRecord(access('de'), after, before)).toMatchObject({ step: 'saved', differing: [] });
  const { allowed_locales } = await callOperation(getPortal, { scope, params: { portalSlug } });
  expect(allowed_locales).toEqual(['en', 'es', 'fr', 'de']);
});

// Tests which parts of an account are reported as missing in a bundle, and how an interrupted export is resumed.

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BundleKind } from '~/resources/transfers';
import { createSandboxClient, type SandboxClient } from '~/sandbox/fixtures/sandbox-client';
import type { Bundle } from './bundle';
import { createBundleFiles, readBundleFiles } from './bundle-files';
import { compareBundles } from './compare-bundles';
import { fetchAccountBundle } from './fetch-account-bundle';
import { testBundleTools as tools } from './fixtures/test-bundle-tools';

let client: SandboxClient;
beforeEach(async () => {
  vi.stubGlobal('window', { location: new URL('https://console.example.test/acme') });
  client = await createSandboxClient();
});
afterEach(() => vi.unstubAllGlobals());

const bundleOf = async (kinds: readonly BundleKind[]): Promise<Bundle> =>
  (await fetchAccountBundle(client.scope, kinds, tools)).bundle;
const idsIn = ({ records }: Bundle) => records.map(({ key }) => key[0]);
const lackingIn = ({ unread }: Bundle) => unread.filter(({ why }) => why !== 'not-chosen');

async function fromFiles(bundle: Bundle): Promise<Bundle> {
  const read = await readBundleFiles(await createBundleFiles(bundle));
  if (typeof read === 'string') throw new Error(read);
  return read.bundle;
}

/** Rejects the first request for an assistant's text with this status. */
function refuseOneText(status: number): void {
  const { fetch } = globalThis;
  let isRefused = false;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (isRefused || !url.includes('/text?')) return fetch(url, init);
    isRefused = true;
    return Response.json({ error: 'Refused for the test' }, { status });
  });
}

describe('assistants with unreadable texts', () => {
  it.each([404, 403])(
    "an export omits an assistant whose long text can't be fetched (status %i), and reports it as missing",
    async (status) => {
      const whole = await bundleOf(['assistants']);
      refuseOneText(status);
      const bundle = await bundleOf(['assistants']);
      const [missing, ...others] = idsIn(whole).filter((id) => !idsIn(bundle).includes(id));
      expect(others).toEqual([]);
      const why = status === 403 ? 'forbidden' : 'not-offered';
      expect(lackingIn(bundle)).toEqual([{ kind: 'assistants', why, assistant: missing }]);
      expect(lackingIn(await fromFiles(bundle))).toEqual(lackingIn(bundle));
      const { differences, equal } = await compareBundles(await fromFiles(bundle), whole);
      expect(differences).toEqual([]);
      expect(equal.get('assistants')).toBe(whole.records.length - 1);
    },
  );

  it("an export reports assistants as not fetched if the platform doesn't offer their long texts", async () => {
    await client.sandbox.vary(['absent-404:assistants.text']);
    const bundle = await bundleOf(['assistants']);
    expect(lackingIn(bundle).length).toBeGreaterThan(1);
    expect(bundle.records.filter(({ text }) => text?.includes('characters'))).toEqual([]);
    expect((await compareBundles(bundle, bundle)).equal.get('assistants') ?? 0).toBe(bundle.records.length);
  });
});

describe('unreadable team members', () => {
  it("reports team members that can't be fetched, and compares the teams without them", async () => {
    const whole = await bundleOf(['teams']);
    await client.sandbox.vary(['absent-404:teams.members.list']);
    const bundle = await bundleOf(['teams']);
    expect(idsIn(bundle)).toEqual(idsIn(whole));
    expect(lackingIn(bundle)).toEqual([{ kind: 'members', why: 'not-offered' }]);
    const { differences, equal, unread } = await compareBundles(whole, await fromFiles(bundle));
    expect(differences).toEqual([]);
    expect(equal.get('teams')).toBe(whole.records.length);
    expect(unread).toContainEqual({ kind: 'members', why: 'not-offered' });
  });
});

it('a resumed export reuses stored assistants only if the tenant is the same', async () => {
  client = await createSandboxClient('both@acme.test');
  const reads = new Map<string, unknown>();
  const read = async (tenant: string) => {
    const kept = {
      known: new Map(reads),
      storeResponse: async (name: string, response: unknown) => void reads.set(name, response),
    };
    const { bundle } = await fetchAccountBundle({ ...client.scope, tenant }, ['assistants'], {
      ...tools,
      kept,
    });
    return bundle;
  };
  const first = await read('acme');
  const asked = client.sandbox.log.list().length;
  expect((await read('acme')).records).toEqual(first.records);
  const between = client.sandbox.log.list().slice(asked);
  expect(between.filter(({ operation }) => operation?.startsWith('assistants.'))).toEqual([]);
  const other = await read('globex');
  expect(other.records).not.toEqual([]);
  expect(idsIn(other).filter((id) => idsIn(first).includes(id))).toEqual([]);
});

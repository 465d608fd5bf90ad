// Tests bundles (exported accounts) of the sandbox account, and the comparison of bundles.

import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getPropertyRuns } from '~/build/depth';
import { isObject, toObject } from '~/lib/json/json';
import { BUNDLE_KINDS, type BundleKind } from '~/resources/transfers';
import { createSandboxClient, type SandboxClient } from '~/sandbox/fixtures/sandbox-client';
import type { Bundle, BundleRecord } from './bundle';
import { createBundleFiles, openBundle, packFiles, readBundleFiles } from './bundle-files';
import { compareBundles } from './compare-bundles';
import { fetchAccountBundle, type StoredResponses } from './fetch-account-bundle';
import { testBundleTools as tools } from './fixtures/test-bundle-tools';
import { countAccountRecords, countRequests } from './needed-lists';

let client: SandboxClient;
beforeEach(async () => {
  vi.stubGlobal('window', { location: new URL('https://console.example.test/acme') });
  client = await createSandboxClient();
});
afterEach(() => vi.unstubAllGlobals());

const acme = async (kept?: StoredResponses, kinds: readonly BundleKind[] = BUNDLE_KINDS): Promise<Bundle> =>
  (await fetchAccountBundle(client.scope, kinds, { ...tools, kept })).bundle;

async function textsOf(bundle: Bundle): Promise<ReadonlyMap<string, string>> {
  const decoder = new TextDecoder();
  return new Map(
    [...(await createBundleFiles(bundle))].map(([path, bytes]) => [path, decoder.decode(bytes)]),
  );
}

/** Returns all responses that exporting the account fetches, keyed by name. */
async function readsOfAcme(): Promise<Map<string, unknown>> {
  const reads = new Map<string, unknown>();
  await acme({ known: new Map(), storeResponse: async (name, response) => void reads.set(name, response) });
  return reads;
}

const fromReads = (known: ReadonlyMap<string, unknown>) => acme({ known, storeResponse: async () => {} });

/** Simulates fetching the same account on another day: shuffles lists and keys, and changes the dates. */
function shuffled(reads: ReadonlyMap<string, unknown>, random: () => number): Map<string, unknown> {
  const mix = <Item>(items: readonly Item[]): Item[] =>
    items
      .map((item) => ({ item, at: random() }))
      .sort((a, b) => a.at - b.at)
      .map(({ item }) => item);
  const again = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(again);
    if (!isObject(value)) return value;
    const dated = Object.entries(value).map(([key, below]) => [
      key,
      key.endsWith('_at') ? new Date(random() * 1e12).toISOString() : again(below),
    ]);
    return Object.fromEntries(mix(dated));
  };
  return new Map(
    [...reads].map(([name, response]) => {
      const rows = isObject(response) && Array.isArray(response.data) ? { data: mix(response.data) } : {};
      return [name, again({ ...Object(response), ...rows })];
    }),
  );
}

describe('the account as a bundle', () => {
  it('an export leaves the links of an article unchanged if there are too many', async () => {
    const reads = await readsOfAcme();
    const [first, second] = [...reads.keys()].filter((name) => name.startsWith('articles.get '));
    const other = toObject(reads.get(second ?? ''));
    const link = `[a](${other?.public_url})`;
    const textWith = async (count: number) => {
      const own = toObject(reads.get(first ?? ''));
      const content = link.repeat(count);
      const bundle = await fromReads(new Map([...reads, [first ?? '', { ...own, content }]]));
      return bundle.records.find(({ text }) => text?.startsWith('[a]('))?.text;
    };
    expect(await textWith(5001)).toBe(link.repeat(5001));
    expect(await textWith(2)).toMatch(/^(\[a\]\(\.\.\/\.\.\/\.\.\/articles\/[^)]+\)){2}$/);
  });

  it('exports the entire account and reads it back from the archive without loss', async () => {
    const bundle = await acme();
    expect(bundle.unread).toEqual([]);
    expect(BUNDLE_KINDS.filter((kind) => !bundle.records.some((one) => one.kind === kind))).toEqual([]);
    const opened = await openBundle(await packFiles(await createBundleFiles(bundle)), {
      signal: tools.signal,
      onProgress: () => {},
    });
    if (opened.kind !== 'bundle') throw new Error(opened.kind);
    expect(opened.unreadable).toEqual([]);
    expect((await compareBundles(bundle, opened.bundle)).differences).toEqual([]);
    expect(await createBundleFiles(opened.bundle)).toEqual(await createBundleFiles(bundle));
  });

  it('an exported account refers to people and teams by natural key, and contains full texts but no IDs', async () => {
    const files = await textsOf(await acme());
    expect(files.get('macros/global/Refund approved.json')).toContain('{"$ref":"team","key":["billing"]}');
    expect(files.get('teams/billing.json')).toContain('{"$ref":"agent","key":["leilani@acme.test"]}');
    expect(files.get('assistants/support-draft.md')?.length).toBeGreaterThan(20_000);
    expect([...files].filter(([, text]) => /"(?:id|created_at|updated_at)": \d/.test(text))).toEqual([]);
  });

  it("the bytes of an exported account don't depend on the order and dates of the responses", async () => {
    const reads = await readsOfAcme();
    const bytes = await createBundleFiles(await fromReads(reads));
    await fc.assert(
      fc.asyncProperty(
        fc.infiniteStream(fc.integer({ min: 0, max: 1000 }).map((thousandths) => thousandths / 1001)),
        async (numbers) => {
          const random = () => numbers.next().value;
          expect(await createBundleFiles(await fromReads(shuffled(reads, random)))).toEqual(bytes);
        },
      ),
      { numRuns: getPropertyRuns(12) },
    );
  });

  it('editing one field of a record changes exactly one file of an export', async () => {
    const reads = await readsOfAcme();
    const before = await textsOf(await fromReads(reads));
    const edits: Readonly<Record<string, string>> = {
      'labels.list ': 'description',
      'teams.list ': 'out_of_office_message',
      'cannedResponses.list ': 'content',
      'automationRules.list ': 'description',
      'availabilityReasons.list ': 'emoji',
      'categories.list acme-help': 'description',
      'inboxes.list ': 'greeting_message',
    };
    for (const [name, field] of Object.entries(edits)) {
      const response = reads.get(name) as { readonly data: readonly object[] };
      const [first, ...others] = response.data;
      const data = [{ ...first, [field]: 'Edited.' }, ...others];
      const edited = new Map(reads).set(name, { ...response, data });
      const after = await textsOf(await fromReads(edited));
      const changed = [...after].filter(([path, text]) => before.get(path) !== text);
      expect([changed.length, after.size], name).toEqual([1, before.size]);
    }
  });

  it("an export replaces the addresses of images and articles with paths that don't depend on the host", async () => {
    const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]);
    const reads = await readsOfAcme();
    const [[name, first] = ['', {}], [, second] = ['', {}]] = [...reads].filter(([one]) =>
      one.startsWith('articles.get acme-help'),
    );
    if (!isObject(first) || !isObject(second)) throw new Error('Acme has no two articles.');
    const withHost = (host: string) => {
      const image = `https://console.test/${host}/cup.png`;
      const content = `![Cup](${image} "t") [more](https://${host}/a#top) [other](https://x.test)\r\n`;
      return new Map(reads)
        .set(name, { ...first, content })
        .set(`articles.get acme-help ${String(second.id)}`, { ...second, public_url: `https://${host}/a` })
        .set(`image ${image}`, png);
    };
    const [here, there] = [await fromReads(withHost('one.test')), await fromReads(withHost('two.test'))];
    expect(await createBundleFiles(here)).toEqual(await createBundleFiles(there));
    const article = here.records.find(({ kind, key }) => kind === 'articles' && key[2] === first.slug);
    expect(article?.text).toMatch(
      /^!\[Cup\]\(\.\.\/\.\.\/\.\.\/images\/[\da-f]{32}\.png "t"\) \[more\]\(\.\.\/\.\.\/\.\.\/articles\/acme-help\/\w+\/[\w-]+\.md#top\) \[other\]\(https:\/\/x\.test\)\r\n$/,
    );
    expect([...here.images.values()]).toEqual([png]);
  });

  it('rejects an exported account in a newer format version, and files in other formats', async () => {
    const about = (text: string) =>
      readBundleFiles(new Map([['bundle.json', new TextEncoder().encode(text)]]));
    expect(await about('{"format": "account-bundle", "version": 2}')).toBe('newer');
    expect(await about('{"format": "account-bundle", "version": "one"}')).toBe('no-bundle');
    expect(await about('{"format": "another", "version": 1}')).toBe('no-bundle');
  });

  it("resuming an interrupted export doesn't repeat requests that got a response", async () => {
    const reads = await readsOfAcme();
    const whole = await fromReads(reads);
    const asked = vi.fn();
    const half = new Map([...reads].slice(0, reads.size / 2));
    const pace = <Result>(request: () => Promise<Result>) => {
      asked();
      return request();
    };
    const kept = { known: half, storeResponse: async () => {} };
    const { bundle } = await fetchAccountBundle(client.scope, BUNDLE_KINDS, { ...tools, pace, kept });
    expect(bundle).toEqual(whole);
    expect(asked.mock.calls.length).toBeLessThanOrEqual(Math.ceil(reads.size / 2));
  });

  it('predicts the number of requests of an export', async () => {
    let requests = 0;
    const counted = {
      ...tools,
      onRequests: (count: number) => {
        requests = count;
      },
    };
    const counts = await countAccountRecords(client.scope, tools);
    for (const kinds of [BUNDLE_KINDS, ['macros'], ['teams', 'categories']] as const) {
      await fetchAccountBundle(client.scope, kinds, counted);
      expect(countRequests(kinds, counts), kinds.join()).toBe(requests);
    }
  });

  it('an export lists kinds of records as missing if the agent can’t access or didn’t select them', async () => {
    client = await createSandboxClient('agent@acme.test');
    const kinds = BUNDLE_KINDS.filter((kind) => kind !== 'labels');
    const { bundle } = await fetchAccountBundle(client.scope, kinds, { ...tools, isAdministrator: false });
    expect(bundle.unread).toContainEqual({ kind: 'labels', why: 'not-chosen' });
    for (const kind of ['inboxes', 'automation-rules'] as const) {
      expect(bundle.unread).toContainEqual({ kind, why: 'forbidden' });
    }
    expect(bundle.records.some(({ kind }) => kind === 'inboxes' || kind === 'labels')).toBe(false);
    const read = await readBundleFiles(await createBundleFiles(bundle));
    if (typeof read === 'string') throw new Error(read);
    expect(read.bundle.unread.length).toBe(bundle.unread.length);
  });
});

describe('a comparison of bundles', () => {
  it('comparing an exported account with itself finds no differences', async () => {
    const { records, ...rest } = await acme();
    await fc.assert(
      fc.asyncProperty(fc.subarray([...records]), async (some) => {
        const bundle = { ...rest, records: some };
        const { differences, equal } = await compareBundles(bundle, bundle);
        expect(differences).toEqual([]);
        expect([...equal.values()].reduce((all, one) => all + one, 0)).toBe(some.length);
      }),
      { numRuns: getPropertyRuns(40) },
    );
  });

  const team = (values: object): BundleRecord => ({
    kind: 'teams',
    key: ['billing'],
    values: { name: 'billing', ...values },
    text: null,
  });
  const compared = async (here: readonly BundleRecord[], there: readonly BundleRecord[]) => {
    const side = (records: readonly BundleRecord[]) => ({ records, images: new Map(), unread: [] });
    const { differences } = await compareBundles(side(here), side(there));
    return differences.map(({ outcome }) => outcome);
  };

  it('a comparison reports records that exist on one side only, that differ, or that have the same key', async () => {
    expect(await compared([team({})], [])).toEqual(['only-here']);
    expect(await compared([], [team({})])).toEqual(['only-there']);
    expect(await compared([team({ description: 'a' })], [team({ description: 'b' })])).toEqual(['differing']);
    expect(await compared([team({}), team({ description: 'b' })], [team({})])).toEqual(['ambiguous']);
    expect(
      await compared([team({}), team({ description: 'b' })], [team({ description: 'b' }), team({})]),
    ).toEqual([]);
  });

  it('a comparison ignores differences that the platform causes, such as letter case in team names', async () => {
    expect(await compared([team({ name: ' Billing' })], [team({})])).toEqual([]);
    expect(await compared([team({ description: null })], [team({ description: '' })])).toEqual([]);
    expect(await compared([team({ description: null })], [team({})])).toEqual([]);
  });

  it('a comparison omits kinds of records that are missing on one side', async () => {
    const [here, there] = [await acme(), await acme(undefined, ['macros'])];
    const { differences, equal } = await compareBundles(here, there);
    expect(differences).toEqual([]);
    expect([...equal.keys()]).toEqual(['macros']);
  });
});

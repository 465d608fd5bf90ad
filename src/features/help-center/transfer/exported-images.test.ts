import { describe, expect, it } from 'vitest';
import { downloadImagesForExport, relinkExportedImages } from '~/domain/exported-images';
import { writeArticleFile } from '~/lib/file/front-matter';
import { SAMPLE_ARTICLES } from '~/lib/markdown/fixtures/sample-articles';
import { replaceImageAddresses } from '~/lib/markdown/image-addresses';
import { previewImport } from './import-preview';

const PNG = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]);
const tools = { signal: new AbortController().signal, onProgress: () => {} };
const HOST = 'https://files.acme.test';
const read = (address: string) =>
  Promise.resolve(
    address.endsWith('gone.png')
      ? ('unreachable' as const)
      : address.endsWith('page.png')
        ? new TextEncoder().encode('<html>')
        : PNG,
  );
const images = (...texts: string[]) => downloadImagesForExport(texts, [HOST], { ...tools, read });

describe('images of exported articles', () => {
  it('exports each image once under a unique name, and lists the images that are not exported', async () => {
    const { files, paths, failed, foreign } = await images(
      `![](${HOST}/1/cup.png) ![](${HOST}/2/cup.png "t") <img src="${HOST}/1/cup.png">`,
      `![](${HOST}/gone.png) ![](<${HOST}/a b/../la taza é.jpg>) ![](${HOST}/page.png)`,
      '![](https://elsewhere.test/a.png) ![](local.png) ![](data:image/png;base64,AA)',
    );
    expect([...files.keys()]).toEqual(['images/cup.png', 'images/cup-2.png', 'images/la-taza-6h.png']);
    expect(paths.get(`${HOST}/2/cup.png`)).toBe('images/cup-2.png');
    expect(failed).toEqual([
      { address: `${HOST}/gone.png`, why: 'unreachable' },
      { address: `${HOST}/page.png`, why: 'no-image' },
    ]);
    expect(foreign).toBe(1);
  });

  it('restores image addresses when an export is imported, without changing any other byte', async () => {
    const text = `A ![x](${HOST}/1/cup.png "t")\r\n<img src="${HOST}/2/cup.png">\n\`![](${HOST}/1/cup.png)\` \\![](${HOST}/1/cup.png)\n`;
    const { files, paths } = await images(text);
    const path = 'en/orders/cup.md';
    const file = writeArticleFile({ facts: { title: 'Cup' }, text: relinkExportedImages(text, path, paths) });
    expect(file).toContain('![x](../../images/cup.png "t")');
    const [planned] = await previewImport(
      [
        { path, bytes: new TextEncoder().encode(file) },
        ...[...files].map(([name, bytes]) => ({ path: name, bytes })),
      ],
      [],
      [],
      { default_locale: 'en', allowed_locales: ['en'] },
      tools,
    );
    expect(planned?.missing).toEqual([]);
    const former = new Map([...paths].map(([address, name]) => [name, address]));
    const back = new Map(
      [...(planned?.images ?? [])].map(([address, given]) => [address, former.get(given.path) ?? '']),
    );
    expect(replaceImageAddresses(planned?.text ?? '', back)).toBe(text);
    expect([...(planned?.images.values() ?? [])].every(({ bytes }) => bytes === PNG)).toBe(true);
  });
});

it('exporting and importing the sample articles restores their image addresses', async () => {
  let found = 0;
  for (const text of SAMPLE_ARTICLES) {
    const origins = [...text.matchAll(/https:\/\/[\w.-]+/g)].map(([origin]) => origin);
    const { paths } = await downloadImagesForExport([text], origins, {
      ...tools,
      read: () => Promise.resolve(PNG),
    });
    const back = new Map([...paths].map(([address, path]) => [`../${path}`, address]));
    expect(replaceImageAddresses(relinkExportedImages(text, 'en/a.md', paths), back)).toBe(text);
    found += paths.size;
  }
  expect(found).toBeGreaterThan(5);
});

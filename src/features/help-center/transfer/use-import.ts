import { useRef } from 'react';
import { createArticle } from '~/api/articles';
import { call } from '~/api/http/client';
import { uploadFile } from '~/api/http/upload';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useScope } from '~/session/scope-context';
import { imageAddress } from '../images/image-address';
import { prepareImage } from '../images/prepare-image';
import { useRun } from '../run/use-run';
import { type GivenFile, type PlannedArticle, withAddresses } from './import-plan';

/** Carries a plan out: the images of an article first, then the article, as a draft. */
export function useImport(portalSlug: string) {
  const t = useT();
  const scope = useScope();
  /** By the path of the file: what was sent once is not sent for the next article. */
  const sent = useRef(new Map<string, string>());

  const addressOf = async ({ path, bytes }: GivenFile): Promise<string | null> => {
    const known = sent.current.get(path);
    if (known !== undefined) return known;
    const name = path.split('/').at(-1) ?? path;
    const prepared = await prepareImage(new File([new Uint8Array(bytes)], name));
    if (prepared.kind !== 'ready') return null;
    const { file_url } = await uploadFile({
      scope,
      file: prepared.image.file,
      name: prepared.image.name,
      onProgress: () => {},
      signal: new AbortController().signal,
    });
    const address = imageAddress(file_url);
    if (address !== null) sent.current.set(path, address);
    return address;
  };

  return useRun(async (row: PlannedArticle, onWrite) => {
    if (row.isThere) return { state: 'unchanged' };
    const addresses = new Map<string, string>();
    for (const [address, file] of row.images) {
      const uploaded = await addressOf(file);
      if (uploaded === null) return { state: 'held', why: t(m.help_center_import_image, { address }) };
      addresses.set(address, uploaded);
    }
    // A picture that may have arrived for nothing does no harm: only the article counts.
    onWrite();
    const article = {
      title: row.title,
      content: withAddresses(row.text, addresses),
      ...(row.description !== '' && { description: row.description }),
      ...(row.categoryId !== null && { category_id: row.categoryId }),
    };
    await call(createArticle, { scope, params: { portalSlug }, body: { article } });
    return { state: 'done' };
  });
}

// Articles' texts as an archive has them: what lies in the account is linked to by its file.
import { withAddresses } from '~/lib/markdown/image-addresses';
import { withLinks } from '~/lib/markdown/link-addresses';
import { type AccountReads, getStoredKey } from './account-reads';
import { articlePath, linkFrom } from './article-paths';
import { isTooDense } from './too-dense';

const withoutScheme = (address: string) => address.replace(/^https?:\/\//i, '');

/** Returns the function that puts paths of the archive in place of the account's own addresses. */
export function textWithPaths({ records, images }: AccountReads): (text: string) => string {
  const keys = new Map(
    (records.get('articles') ?? []).map((one) => [
      withoutScheme(String(one.stored.public_url)),
      getStoredKey('articles', one),
    ]),
  );
  const paths = new Map([...images.paths].map(([address, path]) => [address, linkFrom(path)]));
  const getLink = (address: string) => {
    const [, page = '', place = ''] = /^([^?#]*?)\/?([?#].*)?$/.exec(withoutScheme(address)) ?? [];
    const key = /^https?:/i.test(address) ? keys.get(page) : undefined;
    return key && linkFrom(articlePath(key)) + place;
  };
  return (text) => (isTooDense(text) ? text : withLinks(withAddresses(text, paths), getLink));
}

import * as m from '~/i18n/messages';
import type { Translator } from '~/i18n/use-t';
import type { ImageSource } from '~/lib/markdown/safe-address';
import { UPLOAD_SCHEME } from '~/lib/markdown/upload-placeholder';

export type BlockedImageSource = Exclude<ImageSource, { kind: 'allowed' }>;

export function explainUnloadedImage(t: Translator, source: BlockedImageSource, address: string): string {
  if (source.kind === 'foreign') return t(m.editor_image_external, { host: source.host });
  return address.startsWith(UPLOAD_SCHEME)
    ? t(m.editor_image_unfinished)
    : t(m.editor_image_not_loadable, { address: address.slice(0, 80) });
}

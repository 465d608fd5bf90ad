import { type ComponentProps, useContext } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import classes from './preview.module.css';
import { PreviewContext } from './preview-context';
import { imageSource } from './safe-address';

/** An image of an article, loaded only from the hosts that are the platform's own: any other would learn who reads here. */
export function PreviewImage({ src, alt = '', ...others }: ComponentProps<'img'>) {
  const t = useT();
  const { allowedImageHosts } = useContext(PreviewContext);
  const source = imageSource(src, allowedImageHosts);
  if (source.kind === 'allowed') {
    return <img {...others} src={source.src} alt={alt} loading="lazy" referrerPolicy="no-referrer" />;
  }
  const reason =
    source.kind === 'foreign'
      ? t(m.editor_image_foreign, { host: source.host })
      : t(m.editor_image_not_loadable, { address: (src ?? '').slice(0, 80) });
  return (
    <span className={classes.placeholder}>
      {alt !== '' && <strong>{alt}</strong>} {reason}
    </span>
  );
}

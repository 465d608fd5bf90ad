import { type ComponentProps, useContext } from 'react';
import { useT } from '~/i18n/use-t';
import { imageSource } from '~/lib/markdown/safe-address';
import { imageReason } from '../images/image-reason';
import classes from './preview.module.css';
import { PreviewContext } from './preview-context';

/** An image of an article, loaded only from the hosts that are the platform's own: any other would learn who reads here. */
export function PreviewImage({ src, alt = '', ...others }: ComponentProps<'img'>) {
  const t = useT();
  const { allowedImageHosts } = useContext(PreviewContext);
  const source = imageSource(src, allowedImageHosts);
  if (source.kind === 'allowed') {
    return <img {...others} src={source.src} alt={alt} loading="lazy" referrerPolicy="no-referrer" />;
  }
  return (
    <span className={classes.placeholder}>
      {alt !== '' && <strong>{alt}</strong>} {imageReason(t, source, src ?? '')}
    </span>
  );
}

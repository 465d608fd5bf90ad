import { resolveImageSource } from '~/lib/markdown/safe-address';
import type { ViewServices } from '../menus/services';
import { createDomElement } from './create-dom-element';
import classes from './node-views.module.css';

/**
 * Creates an image, or a chip with the reason why the image isn't loaded. Images are only loaded from allowed hosts,
 * because any other host would learn the author's IP address.
 */
export function createImageElement(
  src: string,
  alt: string,
  { imageHosts, explainImage }: Pick<ViewServices, 'imageHosts' | 'explainImage'>,
): HTMLElement {
  const source = resolveImageSource(src, imageHosts);
  if (source.kind === 'allowed')
    return createDomElement('img', { alt, draggable: false, referrerPolicy: 'no-referrer', src: source.src });
  const description = alt === '' ? [] : [createDomElement('strong', {}, alt), ' '];
  return createDomElement(
    'span',
    { className: classes.placeholder ?? '' },
    ...description,
    explainImage(source, src),
  );
}

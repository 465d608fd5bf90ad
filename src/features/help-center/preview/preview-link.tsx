import { type ComponentProps, type MouseEvent, useContext } from 'react';
import { linkTarget } from '~/lib/markdown/safe-address';
import classes from './preview.module.css';
import { PreviewContext } from './preview-context';

/** A link of an article: followed in a new tab, or inside the preview, or only shown where it makes sense on the public page alone. */
export function PreviewLink({ href, children, ...others }: ComponentProps<'a'>) {
  const { showName } = useContext(PreviewContext);
  const target = linkTarget(href);
  if (target.kind === 'outside') {
    return (
      <a {...others} href={target.href} target="_blank" rel="noopener noreferrer">
        {children}
      </a>
    );
  }
  if (target.kind === 'in-page') {
    const show = (event: MouseEvent) => {
      event.preventDefault();
      showName(target.name);
    };
    return (
      <a {...others} href={href} onClick={show}>
        {children}
      </a>
    );
  }
  // An anchor without an address is a place to link to, not a link.
  return (
    <span {...others} className={href === undefined ? undefined : classes.inert} title={others.title ?? href}>
      {children}
    </span>
  );
}

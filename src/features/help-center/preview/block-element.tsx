import { Alert } from '@mantine/core';
import type { Element } from 'hast';
import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import { type ComponentProps, type MouseEvent, useContext } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { classifyLink, resolveImageSource } from '~/lib/markdown/safe-address';
import { GUARDED_LINK } from '~/ui/text/outside-link';
import { explainUnloadedImage } from '../images/image-reason';
import classes from './preview.module.css';
import { PreviewContext } from './preview-context';

/** Renders a block's tree as React elements. Uses no HTML strings, so that nothing can be injected. */
export function RenderedBlock({ tree }: { readonly tree: Element }) {
  const t = useT();
  const drawn = toJsxRuntime(tree, {
    Fragment,
    jsx,
    jsxs,
    ignoreInvalidStyle: true,
    components: { a: PreviewLink, img: PreviewImage, input: PreviewTask, table: PreviewTable },
  });
  if (tree.properties.dataCut === undefined) return drawn;
  return (
    <>
      {drawn}
      <Alert color="yellow" p="xs" mt="xs">
        {t(m.editor_preview_truncated)}
      </Alert>
    </>
  );
}

/** Loads images only from the platform's hosts, because other hosts would learn the user's IP address. */
function PreviewImage({ src, alt = '', ...others }: ComponentProps<'img'>) {
  const t = useT();
  const { allowedImageHosts } = useContext(PreviewContext);
  const source = resolveImageSource(src, allowedImageHosts);
  if (source.kind === 'allowed') {
    return <img {...others} src={source.src} alt={alt} loading="lazy" referrerPolicy="no-referrer" />;
  }
  return (
    <span className={classes.placeholder}>
      {alt !== '' && <strong>{alt}</strong>} {explainUnloadedImage(t, source, src ?? '')}
    </span>
  );
}

/**
 * Opens external links in a new tab, and shows an unknown host first. Scrolls the preview for links to a fragment. Links
 * that work only on the public page do nothing.
 */
function PreviewLink({ href, children, ...others }: ComponentProps<'a'>) {
  const { showName } = useContext(PreviewContext);
  const target = classifyLink(href);
  if (target.kind === 'outside') {
    return (
      <a {...others} href={target.href} target="_blank" rel="noopener noreferrer" {...GUARDED_LINK}>
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
  // Renders no link for an address that works only on the public page, or for an anchor without an address, which is
  // only a link target.
  return (
    <span {...others} className={href === undefined ? undefined : classes.inert} title={others.title ?? href}>
      {children}
    </span>
  );
}

/** A table that scrolls horizontally if it is wider than the page. */
function PreviewTable(props: ComponentProps<'table'>) {
  const t = useT();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable regions must be reachable by keyboard
    <section className={classes.table} tabIndex={0} aria-label={t(m.editor_table)}>
      <table {...props} />
    </section>
  );
}

/** The checkbox of a task list item. */
function PreviewTask({ checked }: ComponentProps<'input'>) {
  const t = useT();
  const label = checked ? t(m.editor_task_done) : t(m.editor_task_open);
  return <input type="checkbox" checked={Boolean(checked)} disabled readOnly aria-label={label} />;
}

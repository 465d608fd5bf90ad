import type { ComponentProps } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import classes from './preview.module.css';

/** A table that scrolls by itself where it is wider than the page. */
export function PreviewTable(props: ComponentProps<'table'>) {
  const t = useT();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className={classes.table} tabIndex={0} aria-label={t(m.editor_table)}>
      <table {...props} />
    </section>
  );
}

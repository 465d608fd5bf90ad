import { Alert } from '@mantine/core';
import type { Element } from 'hast';
import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { PreviewImage } from './preview-image';
import { PreviewLink } from './preview-link';
import { PreviewTable } from './preview-table';
import { PreviewTask } from './preview-task';

/** The tree of a block as React elements: no HTML string is made, and no sink is touched. */
export function Block({ tree }: { readonly tree: Element }) {
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
        {t(m.editor_preview_cut)}
      </Alert>
    </>
  );
}

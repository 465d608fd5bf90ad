import { Plugin } from 'prosemirror-state';
import { Decoration, DecorationSet } from 'prosemirror-view';
import { locale } from '~/i18n/locale';
import * as m from '~/i18n/messages';
import { speaker } from '~/i18n/use-t';
import { nodeTypes } from '../schema/schema';

/** Shows how to start in an empty document. */
export const createPlaceholderPlugin = (): Plugin =>
  new Plugin({
    props: {
      decorations({ doc }) {
        const { firstChild, childCount } = doc;
        if (childCount !== 1 || firstChild?.type !== nodeTypes.paragraph || firstChild.content.size > 0)
          return null;
        const text = speaker(locale.get())(m.editor_placeholder);
        return DecorationSet.create(doc, [
          Decoration.node(0, firstChild.nodeSize, { 'data-placeholder': text }),
        ]);
      },
    },
  });

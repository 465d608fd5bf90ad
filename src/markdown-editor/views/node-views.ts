// Node views: the nodes that need more than an element, such as controls or a preview. Other services are other node views: hand
// them to `view.setProps`.
import type { EditorProps } from 'prosemirror-view';
import { CodeBlockView } from './code-block-view';
import { ImageView } from './image-view';
import { ListItemView } from './list-item-view';
import { RawBlockView } from './raw-block-view';
import { RawInlineView } from './raw-inline-view';
import { TableView } from './table-view';
import type { ViewServices } from './view-services';

export type { ViewServices } from './view-services';

export const createNodeViews = (services: ViewServices): NonNullable<EditorProps['nodeViews']> => ({
  code_block: (node, view, getPosition) => new CodeBlockView(node, view, getPosition, services),
  image: (node, view, getPosition) => new ImageView(node, view, getPosition, services),
  list_item: (node, view, getPosition) => new ListItemView(node, view, getPosition, services),
  raw_block: (node, view, getPosition) => new RawBlockView(node, view, getPosition, services),
  raw_inline: (node, view, getPosition) => new RawInlineView(node, view, getPosition),
  table: () => new TableView(),
});

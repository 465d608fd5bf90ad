// What the editor says by itself, and which images it may load: handed in, since the editor's extensions know no React.
import { Facet } from '@codemirror/state';
import type { NotLoaded } from '../images/image-reason';
import type { BlockLabel } from '../popup/blocks';

export interface EditorSurroundings {
  readonly imageHosts: readonly string[];
  readonly taskLabel: string;
  readonly blockLabel: BlockLabel;
  readonly addAlternative: string;
  readonly editAlternative: string;
  readonly imageReason: (source: NotLoaded, address: string) => string;
}

const none: EditorSurroundings = {
  imageHosts: [],
  taskLabel: '',
  blockLabel: (name) => name,
  addAlternative: '',
  editAlternative: '',
  imageReason: (_, address) => address,
};

export const editorSurroundings = Facet.define<EditorSurroundings, EditorSurroundings>({
  combine: ([given]) => given ?? none,
});

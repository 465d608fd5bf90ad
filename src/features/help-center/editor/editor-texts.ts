// What the editor says by itself, and which images it may load: handed in, since the editor's extensions know no React.
import { Facet } from '@codemirror/state';
import type { NotLoaded } from '../images/image-reason';

export interface EditorSurroundings {
  readonly imageHosts: readonly string[];
  readonly taskLabel: string;
  readonly imageReason: (source: NotLoaded, address: string) => string;
}

const none: EditorSurroundings = {
  imageHosts: [],
  taskLabel: '',
  imageReason: (_, address) => address,
};

export const editorSurroundings = Facet.define<EditorSurroundings, EditorSurroundings>({
  combine: ([given]) => given ?? none,
});

// What the editor says by itself, and which images it may load: handed in, since the editor's extensions know no React.
import { Facet } from '@codemirror/state';

export interface EditorSurroundings {
  readonly imageHosts: readonly string[];
  readonly taskLabel: string;
  readonly imageForeign: (host: string) => string;
  readonly imageNotLoadable: (address: string) => string;
}

const none: EditorSurroundings = {
  imageHosts: [],
  taskLabel: '',
  imageForeign: (host) => host,
  imageNotLoadable: (address) => address,
};

export const editorSurroundings = Facet.define<EditorSurroundings, EditorSurroundings>({
  combine: ([given]) => given ?? none,
});

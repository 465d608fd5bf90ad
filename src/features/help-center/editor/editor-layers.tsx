import type { EditorState } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import { createPortal } from 'react-dom';
import { FindPanel } from '~/ui/editor-find/find-panel';
import { EditorPopup, type PopupSurroundings } from '../popup/editor-popup';
import type { Popup } from '../popup/popup';
import { SelectionToolbar } from '../popup/selection-toolbar';
import type { LayerName } from './extensions';
import { TextHandles } from './text-handles';
import type { TextPlaces } from './text-places';

export type Layers = Readonly<Partial<Record<LayerName, HTMLElement | null>>>;

interface EditorLayersProps {
  readonly view: EditorView;
  readonly state: EditorState;
  readonly layers: Layers;
  readonly popup: Popup | null;
  readonly places: TextPlaces | null;
  readonly around: PopupSurroundings;
}

/** What the editor has no words for: drawn by the page into its elements. */
export function EditorLayers({ view, state, layers, popup, places, around }: EditorLayersProps) {
  const { handles, selection, find } = layers;
  return (
    <>
      {handles && places && createPortal(<TextHandles view={view} places={places} />, handles)}
      {selection && createPortal(<SelectionToolbar view={view} state={state} />, selection)}
      <EditorPopup view={view} popup={popup} place={layers.popup ?? null} around={around} />
      {find && createPortal(<FindPanel view={view} state={state} />, find)}
    </>
  );
}

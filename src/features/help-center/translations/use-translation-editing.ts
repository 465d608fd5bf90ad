import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Article } from '~/api/articles';
import { useT } from '~/i18n/use-t';
import {
  type EarlierTranslation,
  findSectionAt,
  insertPiece,
  type MissingPiece,
  mapLineByAnchors,
  type StructureComparison,
} from '~/lib/markdown/structure-places';
import type { MarkdownEditorHandle } from '~/markdown-editor/editor-handle';
import type { TextReader } from '~/markdown-editor/editor-settings';
import { requestTextTask } from '~/texts/ask';
import type { MarkdownPreviewHandle } from '../preview/markdown-preview';
import { createMissingPieceAnnotations } from './missing-places';
import { useAlignedHeadings } from './use-aligned-headings';

const noop = () => undefined;

export type TranslationSide = 'own' | 'original';

/** The last comparison of a translation with its original. */
interface Known extends EarlierTranslation {
  readonly original: Article;
}

const compare = (original: Article, own: string, known: Known | null, signal?: AbortSignal) => {
  const former = known?.original === original ? { former: { own: known.own, sure: known.sure } } : {};
  return requestTextTask('structure', { original: original.content ?? '', own, ...former }, signal);
};

/**
 * Compares a translation with its original, and synchronizes both panes. `original` is undefined while the other pane
 * shows something else. `text` is updated when typing pauses. On narrow screens, each change of `titleAsked` switches
 * to the translation, because it contains the title field.
 */
export function useTranslationEditing(
  original: Article | undefined,
  text: string,
  editor: RefObject<MarkdownEditorHandle | null>,
  beside: RefObject<MarkdownPreviewHandle | null>,
  isLocked: boolean,
  titleAsked: number,
) {
  const t = useT();
  const typed = useRef<TextReader>(null);
  const isStale = useRef(false);
  const known = useRef<Known>(null);
  const [structure, setStructure] = useState<StructureComparison | null>(null);
  const [isTogether, setTogether] = useState(true);
  const [chosen, choose] = useState<{ readonly side: TranslationSide; readonly since: number }>();
  // Ignores the selected side if the title was requested after the selection.
  const side = chosen?.since === titleAsked ? chosen.side : 'own';
  const setSide = (next: TranslationSide) => choose({ side: next, since: titleAsked });
  const [cursor, setCursor] = useState(1);
  useEffect(() => {
    if (!original) return;
    const leaving = new AbortController();
    // If the comparison fails, the panes keep the previous annotations.
    compare(original, text, known.current, leaving.signal).then((next) => {
      isStale.current = false;
      known.current = { original, own: text, sure: next.sure };
      setStructure(next);
    }, noop);
    return () => leaving.abort();
  }, [original, text]);

  /**
   * Adds a missing piece. Compares the texts again first, because lines may have moved since the piece was found
   * missing.
   */
  const add = async ({ kind, line }: MissingPiece): Promise<void> => {
    if (!original) return;
    const live = () => typed.current?.whole() ?? text;
    const own = live();
    const { kinds } = await compare(original, own, known.current);
    const missing = kinds.flatMap((one) => one.missing);
    const piece = missing.find((one) => one.kind === kind && one.line === line);
    if (piece && live() === own) editor.current?.replaceAll(insertPiece(own, piece));
  };
  const anchors = original && isTogether ? (structure?.anchors ?? null) : null;
  const { levelSoon, isLevel } = useAlignedHeadings(anchors, editor, beside, isStale);
  const section = original && structure ? findSectionAt(structure, cursor) : null;
  const { from, to } = section?.own ?? { from: 0, to: 0 };
  const tell = useEffectEvent(() => {
    // Moves the focus to the editor, because the focused button disappears once the piece is added.
    const addInText = (piece: MissingPiece) => void add(piece).then(() => editor.current?.focus(), noop);
    const missing = original && !isLocked ? createMissingPieceAnnotations(t, structure, addInText) : [];
    editor.current?.annotate({ missing, section: section?.own ?? null });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the annotations depend on these
  useEffect(() => tell(), [original, structure, from, to, isLocked, t]);
  return {
    /** The lines of the original's section that corresponds to the cursor position. */
    here: section?.original ?? null,
    /** The 1-based line number of the cursor. */
    cursorLine: cursor,
    onCursorLine: setCursor,
    structure: original ? structure : null,
    isTogether,
    setTogether,
    levelSoon,
    /** True if the headings of both panes are aligned, so that the panes have equal scroll offsets. */
    isLevel,
    side: original ? side : undefined,
    setSide,
    /** Returns the corresponding line on the other side. Null if the panes scroll independently. */
    across(line: number, from: TranslationSide): number | null {
      if (!original) return line;
      return isTogether
        ? mapLineByAnchors(structure?.anchors ?? [], line, from, from === 'own' ? 'original' : 'own')
        : null;
    },
    add: (piece: MissingPiece) => void add(piece).catch(noop),
    goTo({ line }: MissingPiece): void {
      // On narrow screens the original has to be shown before it can scroll.
      flushSync(() => setSide('original'));
      beside.current?.scrollToLine(line);
    },
    goToOwn(line: number): void {
      flushSync(() => setSide('own'));
      editor.current?.goToLine(line);
    },
    onText: (next: TextReader) => {
      typed.current = next;
      isStale.current = true;
    },
    start(): void {
      flushSync(() => setSide('own'));
      editor.current?.replaceAll(original?.content ?? '');
      // Moves the focus to the editor, because the focused button disappears.
      editor.current?.focus();
    },
  };
}

export type TranslationEditing = ReturnType<typeof useTranslationEditing>;

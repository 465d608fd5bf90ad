import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Article } from '~/api/articles';
import { useT } from '~/i18n/use-t';
import {
  type FormerStructure,
  lineAcross,
  type MissingPiece,
  type StructureComparison,
  sectionAt,
  withPiece,
} from '~/lib/markdown/structure-places';
import type { MarkdownEditorHandle } from '~/markdown-editor/editor-handle';
import type { TypedText } from '~/markdown-editor/editor-surface';
import { askTexts } from '~/texts/ask';
import type { MarkdownPreviewHandle } from '../preview/markdown-preview';
import { missingPlaces } from './missing-places';
import { useLevelHeadings } from './use-level-headings';

const noop = () => undefined;

export type Side = 'own' | 'original';

/** What is known of a text that translates the other. */
interface Known extends FormerStructure {
  readonly original: Article;
}

const compare = (original: Article, own: string, known: Known | null, signal?: AbortSignal) => {
  const former = known?.original === original ? { former: { own: known.own, sure: known.sure } } : {};
  return askTexts('structure', { original: original.content ?? '', own, ...former }, signal);
};

/**
 * A text beside the one that it translates: what of that it lacks, and the same place in both. `original` is undefined while
 * something else stands there, and `text` is the translation as it was when the typing rested last. On a phone its own side
 * is shown each time that the title is asked for.
 */
export function useTranslating(
  original: Article | undefined,
  text: string,
  editor: RefObject<MarkdownEditorHandle | null>,
  beside: RefObject<MarkdownPreviewHandle | null>,
  isLocked: boolean,
  titleAsked: number,
) {
  const t = useT();
  const typed = useRef<TypedText>(null);
  const isStale = useRef(false);
  const known = useRef<Known>(null);
  const [structure, setStructure] = useState<StructureComparison | null>(null);
  const [isTogether, setTogether] = useState(true);
  const [chosen, choose] = useState<{ readonly side: Side; readonly since: number }>();
  // Who is asked for the title sees it.
  const side = chosen?.since === titleAsked ? chosen.side : 'own';
  const setSide = (next: Side) => choose({ side: next, since: titleAsked });
  const [cursor, setCursor] = useState(1);
  useEffect(() => {
    if (!original) return;
    const leaving = new AbortController();
    // Where the texts can't be compared, nothing is said of it.
    compare(original, text, known.current, leaving.signal).then((next) => {
      isStale.current = false;
      known.current = { original, own: text, sure: next.sure };
      setStructure(next);
    }, noop);
    return () => leaving.abort();
  }, [original, text]);

  /** In what stands there now: the lines may have moved since the piece was found missing. */
  const add = async ({ kind, line }: MissingPiece): Promise<void> => {
    if (!original) return;
    const live = () => typed.current?.whole() ?? text;
    const own = live();
    const { kinds } = await compare(original, own, known.current);
    const missing = kinds.flatMap((one) => one.missing);
    const piece = missing.find((one) => one.kind === kind && one.line === line);
    if (piece && live() === own) editor.current?.replaceAll(withPiece(own, piece));
  };
  const anchors = original && isTogether ? (structure?.anchors ?? null) : null;
  const { levelSoon, isLevel } = useLevelHeadings(anchors, editor, beside, isStale);
  const section = original && structure ? sectionAt(structure, cursor) : null;
  const { from, to } = section?.own ?? { from: 0, to: 0 };
  const tell = useEffectEvent(() => {
    // The button in the text is gone once its piece is added. The author goes on in the text.
    const addInText = (piece: MissingPiece) => void add(piece).then(() => editor.current?.focus(), noop);
    const missing = original && !isLocked ? missingPlaces(t, structure, addInText) : [];
    editor.current?.annotate({ missing, section: section?.own ?? null });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is told is made of these
  useEffect(() => tell(), [original, structure, from, to, isLocked, t]);
  return {
    /** What of the original stands where one writes: from a line up to another one. */
    here: section?.original ?? null,
    /** Where one writes. */
    cursorLine: cursor,
    onCursorLine: setCursor,
    structure: original ? structure : null,
    isTogether,
    setTogether,
    levelSoon,
    /** Both are as far down. */
    isLevel,
    side: original ? side : undefined,
    setSide,
    /** The line of the other side that stands for one of this; null where each scrolls by itself. */
    across(line: number, from: Side): number | null {
      if (!original) return line;
      return isTogether
        ? lineAcross(structure?.anchors ?? [], line, from, from === 'own' ? 'original' : 'own')
        : null;
    },
    add: (piece: MissingPiece) => void add(piece).catch(noop),
    goTo({ line }: MissingPiece): void {
      // On a phone it is out of sight until then.
      flushSync(() => setSide('original'));
      beside.current?.scrollToLine(line);
    },
    goToOwn(line: number): void {
      flushSync(() => setSide('own'));
      editor.current?.goToLine(line);
    },
    onText: (next: TypedText) => {
      typed.current = next;
      isStale.current = true;
    },
    start: () => editor.current?.replaceAll(original?.content ?? ''),
  };
}

export type Translating = ReturnType<typeof useTranslating>;

import { type RefObject, useLayoutEffect, useState } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { findHeadingAt, findMovedLine, type Heading } from '~/lib/headings';
import type { MarkdownEditorHandle } from '~/markdown-editor/editor-handle';
import { FoldedSection } from '~/ui/page/folded-section';
import { HeadingList } from '~/ui/page/heading-list';
import { runWhenIdle } from '~/ui/run-when-idle';
import type { TranslationEditing } from '../../translations/use-translation-editing';

/**
 * The maximum article length, in characters, for an automatic outline. Longer articles get an outline only on request,
 * because computing it would delay keystrokes.
 */
const LONG = 200_000;

/**
 * The maximum article length, in characters, for computing the outline before the first paint, so that the content
 * below it doesn't move.
 */
const SHORT = 20_000;

/** The maximum delay of an update while the outline is visible, in milliseconds. */
const LATEST_MS = 200;

interface ArticleOutlineProps {
  /** The text at the last pause in typing. */
  readonly text: string;
  readonly translating: Pick<TranslationEditing, 'cursorLine' | 'side'>;
  readonly editor: RefObject<MarkdownEditorHandle | null>;
  /** Called when a heading is selected. */
  readonly onLeave: () => void;
}

/** Shows the headings of the text as links. Updated when typing pauses. */
export function ArticleOutline({ text, translating, editor, onLeave }: ArticleOutlineProps) {
  const t = useT();
  const [chosen, choose] = useState<boolean>();
  // Collapses the outline for translations, because translators use the list of the translation's structure instead.
  const isOpen = chosen ?? (text.length < LONG && translating.side === undefined);
  const [headings, setHeadings] = useState<readonly Heading[] | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed text has other headings
  useLayoutEffect(() => {
    if (!isOpen) return;
    const read = () => setHeadings(editor.current?.outline() ?? null);
    if (headings === null && editor.current && text.length < SHORT) return read();
    return runWhenIdle(read, LATEST_MS);
  }, [isOpen, text, editor]);
  return (
    <FoldedSection
      isLate
      title={t(m.editor_outline)}
      open={isOpen}
      onToggle={(toggled) => {
        if (toggled !== isOpen) choose(toggled);
      }}
    >
      {headings && (
        <HeadingList
          headings={headings}
          current={findHeadingAt(headings, translating.cursorLine)}
          onPick={(line) => {
            onLeave();
            // Finds the current line of the heading, because lines may have been inserted above it since the outline
            // was computed.
            editor.current?.goToLine(findMovedLine(headings, editor.current.outline(), line));
          }}
          empty={t(m.editor_outline_empty)}
        />
      )}
    </FoldedSection>
  );
}

import { type RefObject, useLayoutEffect, useState } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { type Heading, headingAt, lineNow } from '~/lib/headings';
import type { MarkdownEditorHandle } from '~/markdown-editor/editor-handle';
import { Folded } from '~/ui/page/folded';
import { HeadingList } from '~/ui/page/heading-list';
import { whenIdle } from '~/ui/when-idle';
import type { Translating } from '../../translations/use-translating';

/** The headings of a longer text are read when they are asked for: that takes longer than anybody waits between two keys. */
const LONG = 200_000;

/** Those of a shorter one are read at once: what stands below them has its place from the first paint. */
const SHORT = 20_000;

/** Whoever looks at the list waits no longer for it, in milliseconds. */
const LATEST_MS = 200;

interface ArticleOutlineProps {
  /** As it was when the typing rested last. */
  readonly text: string;
  readonly translating: Pick<Translating, 'cursorLine' | 'side'>;
  readonly editor: RefObject<MarkdownEditorHandle | null>;
  /** A place of the text is gone to. */
  readonly onLeave: () => void;
}

/** The headings of the text, to go to: read again whenever the typing rests. */
export function ArticleOutline({ text, translating, editor, onLeave }: ArticleOutlineProps) {
  const t = useT();
  const [chosen, choose] = useState<boolean>();
  // Whoever translates looks at the structure that stands below.
  const isOpen = chosen ?? (text.length < LONG && translating.side === undefined);
  const [headings, setHeadings] = useState<readonly Heading[] | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text has other headings
  useLayoutEffect(() => {
    if (!isOpen) return;
    const read = () => setHeadings(editor.current?.outline() ?? null);
    if (headings === null && editor.current && text.length < SHORT) return read();
    return whenIdle(read, LATEST_MS);
  }, [isOpen, text, editor]);
  return (
    <Folded
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
          current={headingAt(headings, translating.cursorLine)}
          onPick={(line) => {
            onLeave();
            // Since they were read, lines may have been typed above.
            editor.current?.goToLine(lineNow(headings, editor.current.outline(), line));
          }}
          empty={t(m.editor_outline_empty)}
        />
      )}
    </Folded>
  );
}

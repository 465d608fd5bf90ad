import type { AssistantContent, AssistantEdits } from '~/drafts/assistant-drafts';
import { ContentEditor } from './content-editor';
import { editingOf } from './editing';
import { ManualValues } from './manual-values';
import { PastedEdits } from './pasted-edits';
import type { ReadAssistant } from './use-assistant';
import type { WorkHandle } from './work-store';

interface AssistantFieldsProps {
  readonly handle: WorkHandle;
  readonly edits: AssistantEdits;
  /** What edits begin from; null where nothing was read. */
  readonly base: AssistantContent | null;
  readonly reading: ReadAssistant | null;
}

/** The fields of what was read, and those that take excerpts and whole values where it can't be. */
export function AssistantFields({ handle, edits, base, reading }: AssistantFieldsProps) {
  const edited = edits.edited ?? base;
  // A text is not at hand, or an excerpt is still being entered.
  const needsExcerpts =
    edits.pasting !== null ||
    reading === null ||
    edited === null ||
    reading.stubs.some(({ path }) => edited.texts[path] === undefined);
  const { change, keepTyped, replaceEverywhere } = editingOf(handle, base);
  return (
    <>
      {base && edited && reading && (
        <ContentEditor
          base={base}
          content={edited}
          stubs={reading.stubs}
          typed={edits.typed}
          onChange={change}
          onTyped={keepTyped}
          onReplacedEverywhere={replaceEverywhere}
          onReadAgain={reading.again}
        />
      )}
      {(reading === null || edits.setting !== null) && (
        <ManualValues edits={edits} onChange={(next) => handle.change(next)} />
      )}
      {needsExcerpts && <PastedEdits edits={edits} onChange={(next) => handle.change(next)} />}
    </>
  );
}

import { openSearchPanel, searchPanelOpen } from '@codemirror/search';
import type { EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { Button, Group, Input, Stack, Text } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { getNonce } from 'get-nonce';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Replacement } from '~/drafts/assistant-drafts';
import * as m from '~/i18n/messages';
import { type T, useFormatLocale, useT } from '~/i18n/use-t';
import { FindPanel } from '~/ui/editor-find/find-panel';
import { fieldText, withOwnLineBreaks } from '../line-breaks';
import classes from './prompt-editor.module.css';
import { changedPhrases, fromOutside, promptState, wholeText } from './prompt-state';

interface PromptEditorProps {
  readonly label: string;
  readonly text: string;
  /** The text that was read: what isn't touched keeps its line breaks. */
  readonly original: string;
  /** Told once the typing pauses, and before the editor is left. */
  readonly onChange: (text: string) => void;
  /** The person chose to replace a phrase wherever it stands. */
  readonly onReplacedEverywhere: (replacement: Replacement) => void;
}

/** How long nothing is typed before the text is told: reading it off and comparing it costs time. */
const PAUSE_MS = 200;

const phrasesOf = (t: T) => ({
  'replaced $ matches': t(m.editor_find_replaced_all),
  'replaced match on line $': t(m.editor_find_replaced),
  'current match': t(m.editor_find_current),
  'on line': t(m.editor_find_on_line),
  'Selection deleted': t(m.editor_selection_deleted),
  'Control character': t(m.editor_control_character),
});

/** The editor of a long prompt: wrapped, numbered, searchable, and at ease with a megabyte. */
export function PromptEditor(props: PromptEditorProps) {
  const t = useT();
  const number = new Intl.NumberFormat(useFormatLocale());
  const id = useId();
  const host = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<EditorView | null>(null);
  const [searched, setSearched] = useState<EditorState | null>(null);
  const [findBar, setFindBar] = useState<HTMLElement | null>(null);
  const told = useRef(props.text);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);

  const tell = useEffectEvent((target: EditorView) => {
    if (pause.current === undefined) return;
    clearTimeout(pause.current);
    pause.current = undefined;
    const text = withOwnLineBreaks(props.original, target.state.doc.toString());
    if (text === told.current) return;
    told.current = text;
    props.onChange(text);
  });
  const create = useEffectEvent((parent: HTMLElement): EditorView => {
    const tellSoon = () => {
      clearTimeout(pause.current);
      pause.current = setTimeout(() => tell(created), PAUSE_MS);
    };
    const created: EditorView = new EditorView({
      parent,
      state: promptState(fieldText(props.text), {
        labelledBy: id,
        phrases: phrasesOf(t),
        nonce: getNonce(),
        onFindBar: setFindBar,
      }),
      dispatchTransactions(transactions, target) {
        target.update(transactions);
        if (transactions.some((one) => one.docChanged && !one.annotation(fromOutside))) tellSoon();
        setSearched(searchPanelOpen(target.state) ? target.state : null);
      },
    });
    return created;
  });
  useEffect(() => {
    if (!host.current) return;
    const created = create(host.current);
    const tellHidden = () => document.visibilityState === 'hidden' && tell(created);
    document.addEventListener('visibilitychange', tellHidden);
    setView(created);
    return () => {
      document.removeEventListener('visibilitychange', tellHidden);
      tell(created);
      created.destroy();
    };
  }, []);

  const { text } = props;
  const adopt = useEffectEvent((target: EditorView) => {
    if (props.text === told.current) return;
    // What is being typed stands: it becomes an edit of the text that came.
    if (pause.current !== undefined) return tell(target);
    told.current = props.text;
    target.dispatch(wholeText(target.state, fieldText(props.text)));
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text is what is adopted
  useEffect(() => {
    if (view) adopt(view);
  }, [view, text]);
  useEffect(() => {
    view?.dispatch({ effects: changedPhrases(phrasesOf(t)) });
  }, [view, t]);

  return (
    // What leaves the editor or its find bar may be about to propose: it is told what was typed first.
    <Stack gap={4} onBlur={() => view && tell(view)}>
      <Group justify="space-between" gap="xs">
        <Input.Label id={id} labelElement="div">
          {props.label}
        </Input.Label>
        <Button
          variant="default"
          size="compact-sm"
          leftSection={<IconSearch size={14} aria-hidden />}
          onClick={() => view && openSearchPanel(view)}
        >
          {t(m.editor_find)}
        </Button>
      </Group>
      <div className={classes.frame}>
        <div ref={host} className={classes.host} />
      </div>
      <Text size="xs" c="dimmed">
        {t(m.assistants_text_length, { count: number.format(text.length) })}
      </Text>
      {view &&
        searched &&
        findBar &&
        createPortal(
          <FindPanel view={view} state={searched} onReplacedAll={props.onReplacedEverywhere} />,
          findBar,
        )}
    </Stack>
  );
}

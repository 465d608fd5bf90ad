import { InsertVariableMenu } from '~/domain/insert-variable-menu';
import { VariableTextarea } from '~/domain/variable-textarea';
import { useTextInsertion } from '~/ui/form/use-insertion';
import classes from './action-list.module.css';
import { InsertCannedResponseButton } from './insert-canned-response-button';

interface ActionTextFieldProps {
  readonly label: string;
  readonly error: string | undefined;
  readonly text: string;
  readonly minRows: number;
  readonly onChange: (text: string) => void;
}

/** The text of a message or note, with a menu of variables and canned responses. */
export function ActionTextField({ label, error, text, minRows, onChange }: ActionTextFieldProps) {
  const { field, noteCursor, insert: put } = useTextInsertion(text, onChange);
  const insert = (piece: string) => {
    put(piece);
    requestAnimationFrame(() => field.current?.focus());
  };
  return (
    <div>
      <VariableTextarea
        ref={field}
        aria-label={label}
        error={error}
        text={text}
        value={text}
        onFocus={noteCursor}
        onChange={(event) => onChange(event.currentTarget.value)}
        autosize
        minRows={minRows}
        maxRows={12}
        dir="auto"
      />
      <div className={classes.tools}>
        <InsertVariableMenu onInsert={insert} />
        <InsertCannedResponseButton isEmpty={text === ''} onChoose={(content) => insert(content)} />
      </div>
    </div>
  );
}

// What finding offers where the text may be changed: one match after the other, or all of them.
import { Button, TextInput } from '@mantine/core';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';

interface ReplaceFieldsProps {
  readonly replacement: string;
  readonly onChange: (replacement: string) => void;
  readonly count: number;
  /** The count as it is shown: with a plus where there are more. */
  readonly shownCount: string;
  readonly onReplace: () => void;
  readonly onReplaceAll: () => void;
}

export function ReplaceFields(props: ReplaceFieldsProps) {
  const { replacement, onChange, count, shownCount, onReplace, onReplaceAll } = props;
  const t = useT();
  return (
    <>
      <TextInput
        size="xs"
        label={t(m.editor_find_replacement)}
        value={replacement}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <Button size="xs" variant="default" disabled={count === 0} onClick={onReplace}>
        {t(m.editor_find_replace)}
      </Button>
      <Button size="xs" variant="default" disabled={count === 0} onClick={onReplaceAll}>
        {t(m.editor_find_replace_all, { count: shownCount })}
      </Button>
    </>
  );
}

// The fields of the find panel: match options and the replacement.
import { Button, Checkbox, TextInput } from '@mantine/core';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import type { FindQuery } from './find-target';

interface FindOptionFieldsProps {
  readonly query: FindQuery;
  readonly onChange: (part: Partial<FindQuery>) => void;
}

export function FindOptionFields({ query, onChange }: FindOptionFieldsProps) {
  const t = useT();
  return (
    <>
      <Checkbox
        size="xs"
        label={t(m.editor_find_case)}
        checked={query.caseSensitive}
        onChange={(event) => onChange({ caseSensitive: event.currentTarget.checked })}
      />
      <Checkbox
        size="xs"
        label={t(m.editor_find_words)}
        checked={query.wholeWord}
        onChange={(event) => onChange({ wholeWord: event.currentTarget.checked })}
      />
    </>
  );
}

interface ReplaceFieldsProps {
  readonly replacement: string;
  readonly onChange: (replacement: string) => void;
  readonly count: number;
  /** The displayed count, with a plus if there are more matches. */
  readonly shownCount: string;
  readonly onReplace: () => void;
  readonly onReplaceAll: () => void;
}

/** Replaces the matches one by one or all at once. */
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

// What counts as a match.
import type { SearchQuery } from '@codemirror/search';
import { Checkbox } from '@mantine/core';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';

/** What a person changes of a search. */
export interface FindPart {
  readonly search?: string;
  readonly replace?: string;
  readonly caseSensitive?: boolean;
  readonly wholeWord?: boolean;
}

interface FindChoicesProps {
  readonly query: SearchQuery;
  readonly onChange: (part: FindPart) => void;
}

export function FindChoices({ query, onChange }: FindChoicesProps) {
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

import { Button, Checkbox, Group, type InputWrapperProps, NativeSelect, TextInput } from '@mantine/core';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { compilePattern, SEARCH_SCOPES, type SearchQuery } from '~/lib/text/article-hits';
import classes from './replace.module.css';

const PLACES = {
  everything: m.portal_replace_everything,
  text: m.common_text,
  titles: m.portal_replace_titles,
  descriptions: m.portal_replace_descriptions,
  links: m.portal_replace_links,
} as const satisfies Record<SearchQuery['within'], unknown>;

export const EMPTY_SEARCH: SearchQuery = {
  find: '',
  replacement: '',
  within: 'everything',
  isPattern: false,
  isWhole: false,
  matchesCase: true,
};

/** The search scopes that include the article's text, and thus also the addresses of links and images. */
const IN_TEXT: readonly SearchQuery['within'][] = ['everything', 'text'];

/** Puts descriptions below the inputs, so that all inputs of a row are aligned. */
const BELOW: NonNullable<InputWrapperProps['inputWrapperOrder']> = ['label', 'input', 'description', 'error'];

interface FindReplaceFormProps {
  readonly sought: SearchQuery;
  readonly isSearching: boolean;
  readonly onChange: (change: Partial<SearchQuery>) => void;
  readonly onFind: () => void;
}

/** The search text, its scope, and the replacement. */
export function FindReplaceForm({ sought, isSearching, onChange, onFind }: FindReplaceFormProps) {
  const t = useT();
  const isWrong = compilePattern(sought) === null;
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (sought.find !== '' && !isWrong) onFind();
      }}
    >
      <div className={classes.fields}>
        <TextInput
          label={t(m.editor_find_text)}
          value={sought.find}
          error={isWrong && t(m.portal_replace_pattern_wrong)}
          onChange={(event) => onChange({ find: event.currentTarget.value })}
        />
        <TextInput
          label={t(m.editor_find_replacement)}
          description={sought.isPattern && t(m.portal_replace_pattern_hint)}
          inputWrapperOrder={BELOW}
          value={sought.replacement}
          onChange={(event) => onChange({ replacement: event.currentTarget.value })}
        />
        <NativeSelect
          label={t(m.portal_replace_within)}
          description={IN_TEXT.includes(sought.within) && t(m.portal_replace_addresses_included)}
          inputWrapperOrder={BELOW}
          value={sought.within}
          data={SEARCH_SCOPES.map((value) => ({ value, label: t(PLACES[value]) }))}
          onChange={({ currentTarget: { value } }) =>
            onChange({ within: SEARCH_SCOPES.find((one) => one === value) ?? 'everything' })
          }
        />
        <Button type="submit" disabled={sought.find === '' || isWrong || isSearching}>
          {t(m.editor_find_text)}
        </Button>
      </div>
      <Group>
        <Checkbox
          label={t(m.portal_replace_pattern)}
          checked={sought.isPattern}
          onChange={(event) => onChange({ isPattern: event.currentTarget.checked })}
        />
        <Checkbox
          label={t(m.editor_find_words)}
          // Disabled for patterns, because a pattern can express word boundaries itself.
          disabled={sought.isPattern}
          checked={sought.isWhole && !sought.isPattern}
          onChange={(event) => onChange({ isWhole: event.currentTarget.checked })}
        />
        <Checkbox
          label={t(m.editor_find_case)}
          checked={sought.matchesCase}
          onChange={(event) => onChange({ matchesCase: event.currentTarget.checked })}
        />
      </Group>
    </form>
  );
}

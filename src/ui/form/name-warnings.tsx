// Warns about characteristics of a name that aren't visible.
import { Text } from '@mantine/core';
import * as m from '~/i18n/messages';
import { type Translator, useT } from '~/i18n/use-t';
import { markHiddenCharacters } from '~/lib/text/hidden-characters';
import { normalizeName } from '~/lib/text/same-name';

/** Returns one sentence each for hidden characters, surrounding whitespace, and another name that looks the same. */
export function getNameWarnings(t: Translator, name: string, twin?: string | null): readonly string[] {
  const shown = markHiddenCharacters(name);
  return [
    ...(shown === name ? [] : [t(m.common_name_hidden, { name: shown })]),
    ...(name.normalize('NFC') === normalizeName(name) ? [] : [t(m.common_name_spaces)]),
    ...(twin ? [t(m.common_name_lookalike, { name: markHiddenCharacters(twin) })] : []),
  ];
}

interface NameWarningsProps {
  readonly name: string;
  /** An existing name that looks the same. */
  readonly twin?: string | null;
}

/** The warnings below a name field. Surrounding whitespace isn't mentioned, because saving removes it. */
export function NameWarnings({ name, twin = null }: NameWarningsProps) {
  const t = useT();
  const notes = getNameWarnings(t, normalizeName(name), twin);
  return (
    notes.length > 0 && (
      <Text component="div" size="sm" role="status" className="raw-text">
        {notes.map((note) => (
          <div key={note}>{note}</div>
        ))}
      </Text>
    )
  );
}

// Points out what a reader of a name can't see.
import { Text } from '@mantine/core';
import * as m from '~/i18n/messages';
import { type T, useT } from '~/i18n/use-t';
import { markHidden } from '~/lib/text/hidden-characters';
import { normalizeName } from '~/lib/text/same-name';

/** Returns a sentence for each of: hidden characters, space around the name, and another name that reads the same. */
export function getNameNotes(t: T, name: string, twin?: string | null): readonly string[] {
  const shown = markHidden(name);
  return [
    ...(shown === name ? [] : [t(m.common_name_hidden, { name: shown })]),
    ...(name.normalize('NFC') === normalizeName(name) ? [] : [t(m.common_name_spaces)]),
    ...(twin ? [t(m.common_name_twin, { name: markHidden(twin) })] : []),
  ];
}

interface NameNotesProps {
  readonly name: string;
  /** Another name that reads the same. */
  readonly twin?: string | null;
}

/** The notes below a field. Space around the name isn't mentioned, because saving removes it. */
export function NameNotes({ name, twin = null }: NameNotesProps) {
  const t = useT();
  const notes = getNameNotes(t, normalizeName(name), twin);
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

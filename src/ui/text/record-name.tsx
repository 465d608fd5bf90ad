import { useTextMarker } from './use-text-marker';

/** Separates a contact's name from the number of the conversation. */
const NUMBER_SEPARATOR = ' · #';

/**
 * A record's name, isolated from the text around it. Without the isolation, a number after a right-to-left name would be
 * shown before it.
 */
export function RecordName({ name }: { readonly name: string }) {
  const mark = useTextMarker();
  const end = name.lastIndexOf(NUMBER_SEPARATOR);
  if (end === -1) return <bdi>{mark(name)}</bdi>;
  return (
    <>
      <bdi>{mark(name.slice(0, end))}</bdi>
      {name.slice(end)}
    </>
  );
}

import classes from './record-name.module.css';
import { useTextMarker } from './use-text-marker';

/** Matches the number of a conversation after the contact's name. */
const NUMBER = / · #\d+$/;

/**
 * A record's name, isolated from the text around it. Without the isolation, a number after a right-to-left name would
 * be shown before the name.
 */
export function RecordName({ name }: { readonly name: string }) {
  const mark = useTextMarker();
  const number = NUMBER.exec(name)?.[0] ?? '';
  return (
    <span className={classes.name}>
      <bdi>{mark(name.slice(0, name.length - number.length))}</bdi>
      {number}
    </span>
  );
}

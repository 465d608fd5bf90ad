import { DifferenceView } from '~/ui/difference/difference-view';
import { useTextDifference } from '~/ui/difference/use-difference';

interface LongChangeProps {
  /** The name of the compared text. */
  readonly label: string;
  readonly before: string;
  readonly after: string;
}

/** Shows the differences between two versions of a text of any length. */
export function LongChange({ label, before, after }: LongChangeProps) {
  return <DifferenceView difference={useTextDifference(before, after)} label={label} />;
}

import { DifferenceView } from '~/ui/difference/difference-view';
import { useTextDifference } from '~/ui/difference/use-difference';

interface LongChangeProps {
  /** What is compared. */
  readonly label: string;
  readonly before: string;
  readonly after: string;
}

/** Two texts compared as a whole, however long they are. */
export function LongChange({ label, before, after }: LongChangeProps) {
  return <DifferenceView difference={useTextDifference(before, after)} label={label} />;
}

import { RecentLinks } from './recent-links';
import { useVisits } from './use-recent';

/** What the frame has besides what the first screen needs. */
export function FrameRest() {
  useVisits();
  return <RecentLinks />;
}

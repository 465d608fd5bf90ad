import { useT } from '~/i18n/use-t';
import { StatusDot } from '~/ui/identity/status-dot';
import type { TagTone } from '~/ui/text/tag';
import { getAvailabilityLabel } from './agent-labels';

const TONES: ReadonlyMap<string, TagTone> = new Map([
  ['online', 'ok'],
  ['busy', 'warn'],
]);

/**
 * Shows an agent's availability as a dot and a word. Renders nothing if the platform doesn't return an availability.
 */
export function AvailabilityIndicator({ status }: { readonly status: string | null | undefined }) {
  const t = useT();
  const word = getAvailabilityLabel(t, status);
  return word ? <StatusDot tone={TONES.get(status ?? '') ?? 'idle'}>{word}</StatusDot> : null;
}

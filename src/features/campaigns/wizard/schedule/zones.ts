// Time zones in which a campaign's time is shown. The list of campaigns reads it, so it does without Temporal.

/** Whether a zone is one that this browser knows. */
export function isZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat(undefined, { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

/** The sender's zone; UTC where the browser names none that it knows. */
export function ownZone(): string {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return isZone(timeZone) ? timeZone : 'UTC';
}

/** The inbox's zone, in which its people live, and the sender's own, each only once. */
export const mainZones = (own: string, inbox: string | null): readonly string[] => [
  ...new Set([...(inbox !== null && isZone(inbox) ? [inbox] : []), own]),
];

/** The zones in which a time is shown at once, each only once: the main ones and UTC. */
export const shownZones = (own: string, inbox: string | null): readonly string[] => [
  ...new Set([...mainZones(own, inbox), 'UTC']),
];

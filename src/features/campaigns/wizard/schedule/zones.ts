// The time zones in which a campaign's time is shown. Also used by the campaign list, so this module doesn't load
// Temporal.

/** Reports whether this browser knows the time zone. */
export function isZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat(undefined, { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

/** Returns the browser's time zone, or UTC if it isn't valid. */
export function getOwnZone(): string {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return isZone(timeZone) ? timeZone : 'UTC';
}

/** Returns the distinct zones of the inbox, where its team works, and of the person. */
export const listMainZones = (own: string, inbox: string | null): readonly string[] => [
  ...new Set([...(inbox !== null && isZone(inbox) ? [inbox] : []), own]),
];

/** Returns the distinct zones shown together: the main ones and UTC. */
export const listShownZones = (own: string, inbox: string | null): readonly string[] => [
  ...new Set([...listMainZones(own, inbox), 'UTC']),
];

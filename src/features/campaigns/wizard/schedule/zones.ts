// The time zones in which a campaign's time is shown. Doesn't load Temporal, because the campaign list uses this module
// too.

/** Reports whether this browser knows the time zone. */
export function isTimeZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat(undefined, { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

/** Returns the browser's time zone, or UTC if it isn't valid. */
export function getBrowserZone(): string {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return isTimeZone(timeZone) ? timeZone : 'UTC';
}

/**
 * Returns the distinct time zones of the browser and of the inbox. The zones may differ, because the inbox's team may
 * work in another time zone than the user.
 */
export const listMainZones = (own: string, inbox: string | null): readonly string[] => [
  ...new Set([...(inbox !== null && isTimeZone(inbox) ? [inbox] : []), own]),
];

/**
 * Returns the distinct time zones in which a time is shown: the browser's time zone, the inbox's time zone, and UTC.
 */
export const listShownZones = (own: string, inbox: string | null): readonly string[] => [
  ...new Set([...listMainZones(own, inbox), 'UTC']),
];

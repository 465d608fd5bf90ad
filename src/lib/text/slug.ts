// Slugs, as the platform makes them of names.
/** Makes a slug of a name: its letters and digits without accents, joined by hyphens. Empty if it has none. */
export const toSlug = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

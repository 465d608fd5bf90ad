// Creates slugs by the same rules as the platform.
/** Returns the slug of a name: its letters and digits without accents, joined by hyphens. Empty if there are none. */
export const toSlug = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

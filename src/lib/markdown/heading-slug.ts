// Creates the names that links use to refer to headings, such as `how-often` in `#how-often`.

/** Returns the slug of a heading: lower case, with hyphens for spaces, in any script. */
export function toHeadingSlug(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
    .replaceAll(' ', '-');
}

/**
 * Returns a function that creates a unique name for each heading of a text. Repeated headings get the suffixes `-1`,
 * `-2` and so on.
 */
export function createHeadingNamer(): (text: string) => string {
  const used = new Map<string, number>();
  return (text) => {
    const slug = toHeadingSlug(text);
    let name = slug;
    let count = used.get(slug) ?? 0;
    while (used.has(name)) name = `${slug}-${++count}`;
    used.set(slug, count);
    used.set(name, 0);
    return name;
  };
}

// The names that headings can be linked by.

/** The name of a heading: its words in lower case, joined by hyphens, in any script. */
export function headingSlug(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
    .replaceAll(' ', '-');
}

/** Gives each heading of one text its name; the second of the same words gets `-1`, and so on. */
export function headingNames(): (text: string) => string {
  const used = new Map<string, number>();
  return (text) => {
    const slug = headingSlug(text);
    let name = slug;
    let count = used.get(slug) ?? 0;
    while (used.has(name)) name = `${slug}-${++count}`;
    used.set(slug, count);
    used.set(name, 0);
    return name;
  };
}

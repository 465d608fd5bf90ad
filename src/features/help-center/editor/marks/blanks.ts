// Blanks as Markdown knows them: others are signs as any.

export const isBlank = (text: string): boolean => /^[ \t]*$/.test(text);

/** How many a text begins with. */
export const blanksBefore = (text: string): number => text.search(/[^ \t]|$/);

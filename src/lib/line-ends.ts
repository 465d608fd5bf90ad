/** The text with a line feed at the end of each line, as a text field shows it. */
export const withLineFeeds = (text: string): string => text.replaceAll(/\r\n?/g, '\n');

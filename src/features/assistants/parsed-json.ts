import { isJson, type Json } from '~/lib/merge-patch';

/** The value that a text is as JSON, or undefined where it is none. */
export function parsedJson(text: string): Json | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isJson(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

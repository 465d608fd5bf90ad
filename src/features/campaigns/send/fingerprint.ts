// What makes two campaigns the same one: a hash over everything that decides who gets what, from whom and when.
import type { CampaignContent } from './campaign-content';

/** JSON with sorted keys and without absent values, so that equal values make equal texts. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((item) => canonicalJson(item ?? null)).join(',')}]`;
  if (value !== null && typeof value === 'object') {
    const entries = Object.entries(value)
      .filter(([, item]) => item !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, item]) => `${JSON.stringify(key)}:${canonicalJson(item)}`);
    return `{${entries.join(',')}}`;
  }
  return JSON.stringify(value);
}

/** SHA-256 of a text, in lower-case hexadecimal. Needs a secure context. */
export async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The campaign's fingerprint: workspace, channel, sender or inbox, audience, message, template values and time. */
export const fingerprintOf = (content: CampaignContent): Promise<string> => sha256(canonicalJson(content));

// What makes two campaigns the same one: a hash over everything that decides who gets what, from whom and when.
import { sha256 } from '~/lib/sha256';
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

/** The campaign's fingerprint: workspace, channel, sender or inbox, audience, message, template values and time. */
export const fingerprintOf = (content: CampaignContent): Promise<string> => sha256(canonicalJson(content));

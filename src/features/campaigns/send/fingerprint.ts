// What makes two campaigns the same one: a hash over everything that decides who gets what, from whom and when.
import { canonicalJson } from '~/lib/json/canonical-json';
import { sha256 } from '~/lib/sha256';
import type { CampaignContent } from './campaign-content';

/** The campaign's fingerprint: workspace, channel, sender or inbox, audience, message, template values and time. */
export const fingerprintOf = (content: CampaignContent): Promise<string> => sha256(canonicalJson(content));

// The identity of a campaign: a hash of everything that determines recipients, content, sender and time.
import { canonicalJson } from '~/lib/json/canonical-json';
import { sha256 } from '~/lib/sha256';
import type { CampaignContent } from './campaign-content';

/** Returns the hash of workspace, channel, sender or inbox, audience, message, template values and time. */
export const fingerprintOf = (content: CampaignContent): Promise<string> => sha256(canonicalJson(content));

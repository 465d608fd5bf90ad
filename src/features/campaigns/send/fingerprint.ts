// The fingerprint of a campaign: a hash of everything that determines recipients, content, sender and time. Two
// campaigns with the same fingerprint are identical.
import { toCanonicalJson } from '~/lib/json/canonical-json';
import { hashText } from '~/lib/sha256';
import type { CampaignContent } from './campaign-content';

/** Returns the hash of workspace, channel, sender or inbox, audience, message, template values and time. */
export const computeCampaignFingerprint = (content: CampaignContent): Promise<string> =>
  hashText(toCanonicalJson(content));

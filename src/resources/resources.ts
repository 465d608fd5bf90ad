// All resources. Their order determines the order of the palette's actions, and the order of search result groups that
// match equally well.
import { articleResource } from './article';
import { assistantResource } from './assistant';
import { automationRuleResource } from './automation-rule';
import { availabilityReasonResource } from './availability-reason';
import { campaignResource } from './campaign';
import { cannedResponseResource } from './canned-response';
import { categoryResource } from './category';
import { conversationResource } from './conversation';
import type { Resource } from './define-resource';
import { inboxResource } from './inbox';
import { labelResource } from './label';
import { macroResource } from './macro';
import { membershipResource } from './membership';
import { personResource } from './person';
import { portalLanguageResource, portalResource } from './portal';
import { teamResource } from './team';

export const RESOURCES: readonly Resource[] = [
  cannedResponseResource,
  macroResource,
  articleResource,
  categoryResource,
  portalResource,
  portalLanguageResource,
  teamResource,
  membershipResource,
  availabilityReasonResource,
  automationRuleResource,
  inboxResource,
  labelResource,
  personResource,
  assistantResource,
  campaignResource,
  conversationResource,
];

const byKind: ReadonlyMap<string, Resource> = new Map(RESOURCES.map((resource) => [resource.kind, resource]));

/** Returns the resource of a kind. Undefined for kinds without one, such as images. */
export const getResource = (kind: string): Resource | undefined => byKind.get(kind);

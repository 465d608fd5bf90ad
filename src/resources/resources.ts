// All resources. Their order determines the order of actions in the palette, and of groups of results that match
// equally well.
import { article } from './article';
import { assistant } from './assistant';
import { automationRule } from './automation-rule';
import { availabilityReason } from './availability-reason';
import { campaign } from './campaign';
import { cannedResponse } from './canned-response';
import { category } from './category';
import { conversation } from './conversation';
import type { Resource } from './define-resource';
import { inbox } from './inbox';
import { label } from './label';
import { macro } from './macro';
import { membership } from './membership';
import { person } from './person';
import { portal, portalLanguage } from './portal';
import { team } from './team';

export const RESOURCES: readonly Resource[] = [
  cannedResponse,
  macro,
  article,
  category,
  portal,
  portalLanguage,
  team,
  membership,
  availabilityReason,
  automationRule,
  inbox,
  label,
  person,
  assistant,
  campaign,
  conversation,
];

const byKind: ReadonlyMap<string, Resource> = new Map(RESOURCES.map((resource) => [resource.kind, resource]));

/** Returns the resource of a kind. Undefined for kinds without one, such as images. */
export const getResource = (kind: string): Resource | undefined => byKind.get(kind);

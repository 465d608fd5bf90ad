// What was read of an account, as it came: a list that is null couldn't be had.
import type { Agent } from '~/api/agents';
import type { Article } from '~/api/articles';
import type { Assistant } from '~/api/assistants';
import type { AutomationRule } from '~/api/automation-rules';
import type { AvailabilityReason } from '~/api/availability-reasons';
import type { CannedResponse } from '~/api/canned-responses';
import type { Category } from '~/api/categories';
import type { Inbox } from '~/api/inboxes';
import type { Label } from '~/api/labels';
import type { Macro } from '~/api/macros';
import type { Portal } from '~/api/portals';
import type { Team } from '~/api/teams';
import type { ExportedImages } from '~/domain/exported-images';
import type { BundleKind, Unread } from './bundle';

interface PortalReads {
  readonly portal: Portal;
  readonly categories: readonly Category[] | null;
  readonly articles: readonly Article[] | null;
}

interface AssistantReads {
  readonly assistant: Assistant;
  /** Its long texts by their paths, such as `config.system_prompt`. */
  readonly texts: ReadonlyMap<string, string>;
}

export interface AccountReads {
  readonly kinds: readonly BundleKind[];
  readonly labels: readonly Label[] | null;
  readonly agents: readonly Agent[] | null;
  readonly inboxes: readonly Inbox[] | null;
  readonly teams: readonly Team[] | null;
  /** Who belongs to a team, by its id. */
  readonly members: ReadonlyMap<number, readonly Agent[]> | null;
  readonly reasons: readonly AvailabilityReason[] | null;
  readonly cannedResponses: readonly CannedResponse[] | null;
  readonly macros: readonly Macro[] | null;
  readonly rules: readonly AutomationRule[] | null;
  readonly portals: readonly PortalReads[] | null;
  readonly assistants: readonly AssistantReads[] | null;
  readonly images: ExportedImages;
  readonly unread: readonly Unread[];
}

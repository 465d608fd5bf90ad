// The user's input for a campaign, and its conversion to the campaign that is sent.
import * as z from 'zod/mini';
import { messageTemplateSchema } from '~/api/inboxes';
import type { Scope } from '~/api/scope';
import { type RestoredFields, restoreFields } from '~/drafts/restore-fields';
import { toCanonicalJson } from '~/lib/json/canonical-json';
import { type ApprovalFile, approvalFileSchema } from '../../send/approval-file';
import {
  type CampaignAudience,
  type CampaignContent,
  normalizeLabelIds,
  SEND_CHANNELS,
} from '../../send/campaign-content';
import type { AttemptNames } from '../../send/send-attempt';
import {
  findEmptyPlaceholders,
  listFilledValues,
  renderTemplate,
  type TemplateAvailability,
  toTemplateParams,
} from '../message/template';
import { checkTemplateNames, type TemplateNameVerdict } from '../message/template-name-guard';
import { checkScheduledTime, resolveWallClock, toTimestamp, toWallClockInputs } from '../schedule/schedule';
import { getBrowserZone, isTimeZone } from '../schedule/zones';

export const WIZARD_STEPS = ['audience', 'content', 'time', 'review'] as const;
export type WizardStep = (typeof WIZARD_STEPS)[number];

const values = z.record(z.string(), z.string());

export const campaignDraftSchema = z.object({
  channel: z.nullable(z.enum(SEND_CHANNELS)),
  /** The inbox or email sender, depending on the channel, with its name at the time of selection. */
  from: z.nullable(z.object({ id: z.int(), name: z.string(), timezone: z.nullable(z.string()) })),
  labels: z.array(z.object({ id: z.int(), title: z.string() })),
  template: z.nullable(messageTemplateSchema),
  values: z.object({ header: values, body: values }),
  text: z.string(),
  when: z.enum(['now', 'later']),
  date: z.string(),
  time: z.string(),
  /** The IANA time zone of `date` and `time`. */
  zone: z.string(),
  /** Selects one of the two instants if a clock change makes the wall-clock time ambiguous. */
  choice: z.nullable(z.enum(['earlier', 'later'])),
  plan: z.nullable(approvalFileSchema),
  /** The text that the user confirmed even though it resembles a template's name. */
  literalText: z.optional(z.string()),
  /** The date that the user confirmed even though it is more than two years ahead. */
  meantDate: z.optional(z.string()),
});
export type CampaignDraft = z.output<typeof campaignDraftSchema>;

export const createEmptyDraft = (): CampaignDraft => ({
  channel: null,
  from: null,
  labels: [],
  template: null,
  values: { header: {}, body: {} },
  text: '',
  when: 'now',
  date: '',
  time: '',
  zone: getBrowserZone(),
  choice: null,
  plan: null,
});

const TIME = ['when', 'date', 'time', 'zone', 'choice'];

/** Validates a stored draft, which another version of the console may have written. */
export function parseCampaignDraft(kept: unknown): RestoredFields<CampaignDraft> {
  const { values, unfit } = restoreFields(kept, createEmptyDraft(), campaignDraftSchema);
  const isTimeWhole = TIME.every(
    (part) => Object.hasOwn(Object(kept), part) && !unfit.some(({ field }) => field === part),
  );
  // If a part of the stored time is missing or invalid, schedules the draft without a date, so that the campaign isn't
  // sent at a wrong time.
  return {
    values: values && (isTimeWhole ? values : { ...values, when: 'later', date: '', time: '' }),
    unfit,
  };
}

/**
 * Returns the instant of the date, time and zone. Returns null if they are invalid. Also returns null if a clock change
 * skips or repeats the time and the user hasn't selected one of the instants.
 */
export function getScheduledInstant({ date, time, zone, choice }: CampaignDraft): number | null {
  const wall = resolveWallClock(date, time, zone);
  if (wall.kind === 'once') return wall.at;
  if (wall.kind === 'unreadable' || choice === null) return null;
  return wall[choice];
}

/** Returns the message of the send request: the template's name, or the text. */
const toMessage = ({ channel, template, text }: CampaignDraft) =>
  channel === 'template' ? (template?.name ?? '') : text;

/** Returns the text that recipients see. */
export const renderMessageText = ({ channel, template, values: filled, text }: CampaignDraft): string =>
  channel === 'template' ? (template ? renderTemplate(template, filled) : '') : text;

/** Returns the text that the user wrote: the message, or the values of the template's placeholders. */
export const getWrittenText = ({ channel, template, values: filled, text }: CampaignDraft): string =>
  channel === 'template' ? (template ? listFilledValues(template, filled).join('\n') : '') : text;

const mapValues = (values: Readonly<Record<string, string>>, replace: (text: string) => string) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, replace(value)]));

/** Applies a replacement to the text that the user wrote: the message, or the values of the template's placeholders. */
export const replaceWrittenText = (
  { channel, text, values: { header, body } }: CampaignDraft,
  replace: (text: string) => string,
): Partial<CampaignDraft> =>
  channel === 'template'
    ? { values: { header: mapValues(header, replace), body: mapValues(body, replace) } }
    : { text: replace(text) };

/**
 * Reports whether the draft's time allows sending. An immediate send is always allowed. A scheduled send must be far
 * enough ahead. `now` and `serverNow` are in milliseconds since the epoch.
 */
export function isTimeValid(draft: CampaignDraft, now: number, serverNow: number | null): boolean {
  if (draft.when === 'now') return true;
  const at = getScheduledInstant(draft);
  const verdict = at === null ? null : checkScheduledTime(at, now, serverNow);
  return verdict === 'fine' || (verdict === 'far' && draft.meantDate === draft.date);
}

/**
 * The problem of an invalid time. `moment`: the date, time or time zone is missing or invalid. `choice`: a clock change
 * skips or repeats the time, so the user must select an instant. `later`: the time is too early.
 */
export type TimeProblem = 'moment' | 'choice' | 'later';

export function findTimeProblem(draft: CampaignDraft): TimeProblem {
  if (getScheduledInstant(draft) !== null) return 'later';
  return resolveWallClock(draft.date, draft.time, draft.zone).kind === 'unreadable' ? 'moment' : 'choice';
}

/** Returns the steps before the review that are incomplete. */
export function findMissingSteps(
  draft: CampaignDraft,
  nameVerdict: TemplateNameVerdict,
  state: TemplateAvailability | null,
  { hasTime, hasNames }: { readonly hasTime: boolean; readonly hasNames: boolean },
): readonly WizardStep[] {
  const { channel, from, labels, template, text } = draft;
  const hasContent =
    channel === 'template'
      ? template !== null &&
        findEmptyPlaceholders(template, draft.values).length === 0 &&
        (state === null || state.kind === 'same')
      : text.trim() !== '' && !isTextBlocked(draft, nameVerdict);
  const hasAudience = channel !== null && from !== null && labels.length > 0 && hasNames;
  return [
    ...(hasAudience ? [] : (['audience'] as const)),
    ...(hasContent ? [] : (['content'] as const)),
    ...(hasTime ? [] : (['time'] as const)),
  ];
}

/** Compares a website or email text with the template names. Template campaigns are never reported. */
export const checkDraftForTemplateNames = (
  { channel, text }: CampaignDraft,
  { names, isComplete }: { readonly names: readonly string[]; readonly isComplete: boolean },
): TemplateNameVerdict =>
  channel === 'website' || channel === 'email' ? checkTemplateNames(text, names, isComplete) : null;

/**
 * Reports whether the user confirmed the text even though it resembles a template's name. An exact name can't be
 * confirmed.
 */
export const isResemblanceConfirmed = (
  { text, literalText }: CampaignDraft,
  verdict: TemplateNameVerdict,
): boolean => verdict !== null && verdict.kind !== 'is' && literalText === text;

/** Reports whether a text is blocked because it is or resembles a template's name and the user hasn't confirmed it. */
export const isTextBlocked = (draft: CampaignDraft, verdict: TemplateNameVerdict): boolean =>
  verdict !== null && !isResemblanceConfirmed(draft, verdict);

/**
 * Returns a key that identifies everything that a recipient count depends on: audience and channel, but not text and
 * time (contract: confirmed-count).
 */
export const getAudienceKey = ({ channel, from, labels }: CampaignDraft): string =>
  JSON.stringify([channel, from?.id ?? null, normalizeLabelIds(labels.map(({ id }) => id))]);

/** Returns the audience whose recipients can be counted. Returns null if the channel or the sender is missing. */
export function toCampaignAudience({ channel, from, labels }: CampaignDraft): CampaignAudience | null {
  if (channel === null || from === null) return null;
  return {
    channel,
    inboxId: channel === 'email' ? null : from.id,
    senderId: channel === 'email' ? from.id : null,
    audience: normalizeLabelIds(labels.map(({ id }) => id)),
  };
}

/**
 * Returns the content to approve and send. Returns null if the channel or the sender is missing. Also returns null if
 * the campaign is scheduled but has no valid time, because it would otherwise be sent immediately.
 */
export function toCampaignContent(
  draft: CampaignDraft,
  { instance, accountId }: Scope,
): CampaignContent | null {
  const { channel, template, when } = draft;
  const audience = toCampaignAudience(draft);
  const at = when === 'later' ? getScheduledInstant(draft) : null;
  if (audience === null || (when === 'later' && at === null)) return null;
  return {
    instance,
    accountId,
    ...audience,
    message: toMessage(draft),
    templateParams: channel === 'template' && template ? toTemplateParams(template, draft.values) : null,
    scheduledAt: at === null ? null : toTimestamp(at),
  };
}

/** Returns the names of workspace, sender and labels. The label titles are in the order of the label IDs. */
export const collectAttemptNames = (draft: CampaignDraft, scope: Scope): AttemptNames => ({
  workspace: scope.name,
  sender: draft.from?.name ?? '',
  audience: draft.labels.toSorted((a, b) => a.id - b.id).map(({ title }) => title),
});

/** Returns the draft's approval file if it still approves exactly this campaign, otherwise null. */
export function getValidApprovalFile(draft: CampaignDraft, scope: Scope): ApprovalFile | null {
  const content = toCampaignContent(draft, scope);
  return draft.plan && content && toCanonicalJson(content) === toCanonicalJson(draft.plan.plan.content)
    ? draft.plan
    : null;
}

/** The contents of an approval file or send attempt, from which a draft can be created. */
export interface CampaignSource {
  readonly content: CampaignContent;
  readonly names: AttemptNames;
  readonly plan: ApprovalFile | null;
}

/**
 * Converts an instant to the inbox's time zone, or to UTC if that zone is unknown or a clock change makes the time
 * ambiguous.
 */
function toWallClock(at: number, timezone: string | null): Pick<CampaignDraft, 'zone' | 'date' | 'time'> {
  const zone = timezone !== null && isTimeZone(timezone) ? timezone : 'UTC';
  const { date, time } = toWallClockInputs(at, zone);
  const isPlain = resolveWallClock(date, time, zone).kind === 'once';
  return isPlain ? { zone, date, time } : { zone: 'UTC', ...toWallClockInputs(at, 'UTC') };
}

/**
 * Converts a campaign to a new draft. `template` is the current version of the campaign's template, or null if it no
 * longer exists.
 */
export function toCampaignDraft(
  source: CampaignSource,
  template: CampaignDraft['template'],
  timezone: string | null,
): CampaignDraft {
  const { content, names, plan } = source;
  const at = content.scheduledAt === null ? null : Date.parse(content.scheduledAt);
  const id = content.channel === 'email' ? content.senderId : content.inboxId;
  const params = content.templateParams?.processed_params;
  return {
    ...createEmptyDraft(),
    channel: content.channel,
    from: id === null ? null : { id, name: names.sender, timezone },
    labels: content.audience.map((label, index) => ({
      id: label,
      title: names.audience[index] ?? String(label),
    })),
    template,
    values: { header: params?.header ?? {}, body: params?.body ?? {} },
    text: content.channel === 'template' ? '' : content.message,
    ...(at !== null && { when: 'later' as const, ...toWallClock(at, timezone) }),
    plan,
  };
}

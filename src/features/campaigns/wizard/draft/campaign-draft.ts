// What a person has chosen and typed so far, and the campaign that it amounts to.
import * as z from 'zod/mini';
import { messageTemplate } from '~/api/inboxes';
import type { Scope } from '~/api/scope';
import { type Fitted, fitFields } from '~/drafts/fit-fields';
import { canonicalJson } from '~/lib/json/canonical-json';
import { type ApprovalFile, approvalFile } from '../../send/approval-file';
import type { AttemptNames } from '../../send/attempt';
import {
  type CampaignAudience,
  type CampaignContent,
  CHANNELS,
  sortedAudience,
} from '../../send/campaign-content';
import {
  blankPlaceholders,
  filledTexts,
  renderTemplate,
  type TemplateStanding,
  templateParamsOf,
} from '../message/template';
import { judgeText, type NameVerdict } from '../message/template-name-guard';
import { judgeTime, readWallClock, toTimestamp, wallClockOf } from '../schedule/schedule';
import { isZone, ownZone } from '../schedule/zones';

export const STEPS = ['audience', 'content', 'time', 'review'] as const;
export type Step = (typeof STEPS)[number];

const values = z.record(z.string(), z.string());

export const campaignDraft = z.object({
  channel: z.nullable(z.enum(CHANNELS)),
  /** The inbox or the sender, by the channel, with the name that was on screen when it was chosen. */
  from: z.nullable(z.object({ id: z.int(), name: z.string(), timezone: z.nullable(z.string()) })),
  labels: z.array(z.object({ id: z.int(), title: z.string() })),
  template: z.nullable(messageTemplate),
  values: z.object({ header: values, body: values }),
  text: z.string(),
  when: z.enum(['now', 'later']),
  date: z.string(),
  time: z.string(),
  /** The zone in which date and time are meant. */
  zone: z.string(),
  /** Which of two instants, where a clock change leaves two. */
  choice: z.nullable(z.enum(['earlier', 'later'])),
  plan: z.nullable(approvalFile),
  /** The text that is meant as it is, though it resembles a template's name. */
  literalText: z.optional(z.string()),
  /** The date that is meant, though it is years ahead. */
  meantDate: z.optional(z.string()),
});
export type CampaignDraft = z.output<typeof campaignDraft>;

export const emptyDraft = (): CampaignDraft => ({
  channel: null,
  from: null,
  labels: [],
  template: null,
  values: { header: {}, body: {} },
  text: '',
  when: 'now',
  date: '',
  time: '',
  zone: ownZone(),
  choice: null,
  plan: null,
});

const TIME = ['when', 'date', 'time', 'zone', 'choice'];

/** Reads a draft that was kept, perhaps by another build. */
export function readDraft(kept: unknown): Fitted<CampaignDraft> {
  const { values, unfit } = fitFields(kept, emptyDraft(), campaignDraft);
  const isTimeWhole = TIME.every(
    (part) => Object.hasOwn(Object(kept), part) && !unfit.some(({ field }) => field === part),
  );
  // Without its whole time a campaign would go out at another one, or at once.
  return {
    values: values && (isTimeWhole ? values : { ...values, when: 'later', date: '', time: '' }),
    unfit,
  };
}

/** The instant that date, time, zone and choice name; null where they name none, or two. */
export function scheduledInstant({ date, time, zone, choice }: CampaignDraft): number | null {
  const wall = readWallClock(date, time, zone);
  if (wall.kind === 'once') return wall.at;
  if (wall.kind === 'unreadable' || choice === null) return null;
  return wall[choice];
}

/** The message as the request carries it: the template's name, or the text. */
const messageOf = ({ channel, template, text }: CampaignDraft) =>
  channel === 'template' ? (template?.name ?? '') : text;

/** What the recipient reads. */
export const shownText = ({ channel, template, values: filled, text }: CampaignDraft): string =>
  channel === 'template' ? (template ? renderTemplate(template, filled) : '') : text;

/** What the person wrote of it: the text, or what stands in the template's placeholders. */
export const writtenText = ({ channel, template, values: filled, text }: CampaignDraft): string =>
  channel === 'template' ? (template ? filledTexts(template, filled).join('\n') : '') : text;

const mapValues = (values: Readonly<Record<string, string>>, replace: (text: string) => string) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, replace(value)]));

/** Replaces in what the person wrote: the text, or the values of the template's placeholders. */
export const replaceWritten = (
  { channel, text, values: { header, body } }: CampaignDraft,
  replace: (text: string) => string,
): Partial<CampaignDraft> =>
  channel === 'template'
    ? { values: { header: mapValues(header, replace), body: mapValues(body, replace) } }
    : { text: replace(text) };

/** Whether the draft goes out now, or at a time that is far enough ahead. Both clocks in milliseconds since the epoch. */
export function isTimeFine(draft: CampaignDraft, now: number, serverNow: number | null): boolean {
  if (draft.when === 'now') return true;
  const at = scheduledInstant(draft);
  const verdict = at === null ? null : judgeTime(at, now, serverNow);
  return verdict === 'fine' || (verdict === 'far' && draft.meantDate === draft.date);
}

/** What a time that is not fine lacks: a moment at all, a choice between two, or to lie later. */
export type TimeLack = 'moment' | 'choice' | 'later';

export function lackOfTime(draft: CampaignDraft): TimeLack {
  if (scheduledInstant(draft) !== null) return 'later';
  return readWallClock(draft.date, draft.time, draft.zone).kind === 'unreadable' ? 'moment' : 'choice';
}

/** Which of the first three steps still lacks something. */
export function missingSteps(
  draft: CampaignDraft,
  nameVerdict: NameVerdict,
  standing: TemplateStanding | null,
  { hasTime, hasNames }: { readonly hasTime: boolean; readonly hasNames: boolean },
): readonly Step[] {
  const { channel, from, labels, template, text } = draft;
  const hasContent =
    channel === 'template'
      ? template !== null &&
        blankPlaceholders(template, draft.values).length === 0 &&
        (standing === null || standing.kind === 'same')
      : text.trim() !== '' && !isHeldBack(draft, nameVerdict);
  const hasAudience = channel !== null && from !== null && labels.length > 0 && hasNames;
  return [
    ...(hasAudience ? [] : (['audience'] as const)),
    ...(hasContent ? [] : (['content'] as const)),
    ...(hasTime ? [] : (['time'] as const)),
  ];
}

/** The verdict on the text of a draft: a template's own name is what is meant on the messaging app. */
export const judgeDraft = (
  { channel, text }: CampaignDraft,
  { names, isComplete }: { readonly names: readonly string[]; readonly isComplete: boolean },
): NameVerdict => (channel === 'website' || channel === 'email' ? judgeText(text, names, isComplete) : null);

/** Reports whether the person means a text that resembles a template's name. The name itself is never meant as a text. */
export const isMeantLiterally = ({ text, literalText }: CampaignDraft, verdict: NameVerdict): boolean =>
  verdict !== null && verdict.kind !== 'is' && literalText === text;

/** Reports whether a text isn't sent, because of a template's name that it is or resembles. */
export const isHeldBack = (draft: CampaignDraft, verdict: NameVerdict): boolean =>
  verdict !== null && !isMeantLiterally(draft, verdict);

/**
 * What a count belongs to: the same audience over the same channel (contract: confirmed-count). Text and time are no part of
 * it.
 */
export const audienceKeyOf = ({ channel, from, labels }: CampaignDraft): string =>
  JSON.stringify([channel, from?.id ?? null, sortedAudience(labels.map(({ id }) => id))]);

/** What is counted; null while it has no channel or no sender. */
export function audienceOf({ channel, from, labels }: CampaignDraft): CampaignAudience | null {
  if (channel === null || from === null) return null;
  return {
    channel,
    inboxId: channel === 'email' ? null : from.id,
    senderId: channel === 'email' ? from.id : null,
    audience: sortedAudience(labels.map(({ id }) => id)),
  };
}

/**
 * The campaign as it is sealed and sent; null while it has no audience to count, or is meant for later and names no instant:
 * it would go out at once.
 */
export function campaignContentOf(
  draft: CampaignDraft,
  { instance, accountId }: Scope,
): CampaignContent | null {
  const { channel, template, when } = draft;
  const audience = audienceOf(draft);
  const at = when === 'later' ? scheduledInstant(draft) : null;
  if (audience === null || (when === 'later' && at === null)) return null;
  return {
    instance,
    accountId,
    ...audience,
    message: messageOf(draft),
    templateParams: channel === 'template' && template ? templateParamsOf(template, draft.values) : null,
    scheduledAt: at === null ? null : toTimestamp(at),
  };
}

/** The labels' titles in the order of the content's ids: by their places each is told whose it is. */
export const namesOf = (draft: CampaignDraft, scope: Scope): AttemptNames => ({
  workspace: scope.name,
  sender: draft.from?.name ?? '',
  audience: draft.labels.toSorted((a, b) => a.id - b.id).map(({ title }) => title),
});

/** The plan that this campaign still is, or null: any change makes it another campaign. */
export function planOf(draft: CampaignDraft, scope: Scope): ApprovalFile | null {
  const content = campaignContentOf(draft, scope);
  return draft.plan && content && canonicalJson(content) === canonicalJson(draft.plan.plan.content)
    ? draft.plan
    : null;
}

/** What an approval file or an attempt says of a campaign. */
export interface CampaignSource {
  readonly content: CampaignContent;
  readonly names: AttemptNames;
  readonly plan: ApprovalFile | null;
}

/** An instant by the clock of the inbox; by UTC where that has no zone that is known, or shows the same time twice that day. */
function clockOf(at: number, timezone: string | null): Pick<CampaignDraft, 'zone' | 'date' | 'time'> {
  const zone = timezone !== null && isZone(timezone) ? timezone : 'UTC';
  const { date, time } = wallClockOf(at, zone);
  const isPlain = readWallClock(date, time, zone).kind === 'once';
  return isPlain ? { zone, date, time } : { zone: 'UTC', ...wallClockOf(at, 'UTC') };
}

/** A campaign as a draft of whoever opens it. The template comes from the platform again, null where it is gone. */
export function draftOf(
  source: CampaignSource,
  template: CampaignDraft['template'],
  timezone: string | null,
): CampaignDraft {
  const { content, names, plan } = source;
  const at = content.scheduledAt === null ? null : Date.parse(content.scheduledAt);
  const id = content.channel === 'email' ? content.senderId : content.inboxId;
  const params = content.templateParams?.processed_params;
  return {
    ...emptyDraft(),
    channel: content.channel,
    from: id === null ? null : { id, name: names.sender, timezone },
    labels: content.audience.map((label, index) => ({
      id: label,
      title: names.audience[index] ?? String(label),
    })),
    template,
    values: { header: params?.header ?? {}, body: params?.body ?? {} },
    text: content.channel === 'template' ? '' : content.message,
    ...(at !== null && { when: 'later' as const, ...clockOf(at, timezone) }),
    plan,
  };
}

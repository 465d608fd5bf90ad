// Uses the platform's recipient counts to compute the number of contacts that two campaigns share.
import { type CampaignAudience, normalizeLabelIds } from './send/campaign-content';

/** The counts of two audiences on the same channel and sender. */
interface CountedPair {
  readonly ownLabels: readonly number[];
  readonly otherLabels: readonly number[];
  readonly own: number;
  readonly other: number;
  /** The count of an audience that has the labels of both audiences. Null if the platform rejects that audience. */
  readonly joined: number | null;
}

/** A number of contacts. If `isExact` is false, the number is an upper limit. */
export interface ContactCount {
  readonly isExact: boolean;
  readonly count: number;
}

/**
 * The possible ways to join the labels of an audience. The contract doesn't define which one the platform uses. `any`:
 * contacts with at least one of the labels, each counted once. The console assumes this one. `all`: contacts with all
 * of the labels. `each`: the sum of the labels' counts, so a contact with two of the labels counts twice.
 */
type Joining = 'any' | 'all' | 'each';

const includesAll = (labels: readonly number[], others: readonly number[]): boolean =>
  others.every((id) => labels.includes(id));

const isSameSet = ({ ownLabels, otherLabels }: CountedPair): boolean =>
  includesAll(ownLabels, otherLabels) && includesAll(otherLabels, ownLabels);

/**
 * Returns the number of shared contacts if one audience contains all labels of the other and no contact is counted
 * twice. Otherwise returns null.
 */
function countNested(pair: CountedPair): number | null {
  const [few = [], many = []] = [pair.ownLabels, pair.otherLabels].sort((a, b) => a.length - b.length);
  const isCountedOnce = few.length === 1 || isSameSet(pair);
  return isCountedOnce && includesAll(many, few) ? Math.min(pair.own, pair.other) : null;
}

interface JoiningRule {
  /** Reports whether the counts are possible if the platform joins labels in this way. */
  readonly fits: (pair: CountedPair, joined: number) => boolean;
  /** Returns the number of shared contacts, or null if the counts don't determine it. */
  readonly solve: (pair: CountedPair, joined: number) => number | null;
}

const isBetween = ({ own, other }: CountedPair, joined: number): boolean =>
  Math.max(own, other) <= joined && joined <= own + other;

const RULES: Readonly<Record<Joining, JoiningRule>> = {
  any: { fits: isBetween, solve: ({ own, other }, joined) => own + other - joined },
  all: { fits: ({ own, other }, joined) => joined <= Math.min(own, other), solve: (_, joined) => joined },
  each: {
    fits: (pair, joined) =>
      isBetween(pair, joined) &&
      (pair.ownLabels.some((id) => pair.otherLabels.includes(id)) || joined === pair.own + pair.other),
    solve: countNested,
  },
};

/** Returns the ways of joining labels that are consistent with all counts of the platform. */
const findPossibleJoinings = (pairs: readonly CountedPair[]): readonly Joining[] =>
  (['any', 'all', 'each'] as const).filter((joining) =>
    pairs.every((pair) => pair.joined === null || RULES[joining].fits(pair, pair.joined)),
  );

/**
 * Returns the number of contacts in both audiences. The number is exact only if every possible way of joining labels
 * leads to the same number. Otherwise, returns the size of the smaller audience as an upper limit.
 */
function countShared(pair: CountedPair, possible: readonly Joining[]): ContactCount {
  const most = Math.min(pair.own, pair.other);
  const { joined } = pair;
  if (most === 0) return { isExact: true, count: 0 };
  if (joined === null || !possible.includes('any')) return { isExact: false, count: most };
  const [count = null, ...others] = possible.map((joining) => RULES[joining].solve(pair, joined));
  return count !== null && others.every((other) => other === count)
    ? { isExact: true, count }
    : { isExact: false, count: most };
}

export interface ComparedAudience {
  readonly id: string;
  readonly content: CampaignAudience;
  /** True if the other campaign is sent a few days before this campaign. */
  readonly isRecentBefore: boolean;
}

export interface OverlapResult {
  /**
   * Maps the ID of each campaign to the number of contacts shared with that campaign, or to null if the platform
   * rejects its labels.
   */
  readonly shared: ReadonlyMap<string, ContactCount | null>;
  /**
   * The number of recipients who also received another campaign shortly before. Null if there is no such campaign or no
   * count.
   */
  readonly recent: ContactCount | null;
}

/**
 * Counts the recipients with these labels on the campaign's channel and sender. Returns null if the platform rejects
 * the labels.
 */
type CountLabels = (labels: readonly number[]) => Promise<number | null>;

interface Overlapping {
  readonly own: CampaignAudience;
  readonly others: readonly ComparedAudience[];
}

const join = (audiences: readonly CampaignAudience[]): number[] =>
  normalizeLabelIds(audiences.flatMap(({ audience }) => audience));

const listRecent = (others: readonly ComparedAudience[]): readonly CampaignAudience[] =>
  others.filter(({ isRecentBefore }) => isRecentBefore).map(({ content }) => content);

/**
 * Returns the distinct sets of labels to count: this campaign's labels, each other campaign's labels, and this
 * campaign's labels combined with those of each other campaign. All recent campaigns together also count as one other
 * campaign.
 */
export function listLabelSetsToCount({ own, others }: Overlapping): readonly (readonly number[])[] {
  const recent = listRecent(others);
  const campaigns = [...others.map(({ content }) => [content]), ...(recent.length > 0 ? [recent] : [])];
  const sets = [[own], ...campaigns.flatMap((one) => [one, [own, ...one]])].map(join);
  return [...new Map(sets.map((labels) => [labels.join(), labels])).values()];
}

const hasSameSender = (one: CampaignAudience, other: CampaignAudience): boolean =>
  one.inboxId === other.inboxId && one.senderId === other.senderId;

/**
 * Returns the number of contacts that the campaign shares with each other campaign. Needs three counts for each other
 * campaign.
 */
export async function countOverlaps(
  campaigns: Overlapping,
  countLabels: CountLabels,
): Promise<OverlapResult> {
  const { own, others } = campaigns;
  const counts = new Map<string, number | null>();
  for (const labels of listLabelSetsToCount(campaigns)) counts.set(labels.join(), await countLabels(labels));
  const getCount = (audiences: readonly CampaignAudience[]) => counts.get(join(audiences).join()) ?? null;
  const toPair = (compared: readonly CampaignAudience[]): CountedPair | null => {
    const [ownCount, otherCount] = [getCount([own]), getCount(compared)];
    if (ownCount === null || otherCount === null) return null;
    return {
      ownLabels: join([own]),
      otherLabels: join(compared),
      own: ownCount,
      other: otherCount,
      joined: getCount([own, ...compared]),
    };
  };
  const recent = listRecent(others);
  const pairs = others.map(({ content }) => toPair([content]));
  const recentPair = recent.length > 0 ? toPair(recent) : null;
  const possible = findPossibleJoinings([...pairs, recentPair].filter((pair) => pair !== null));
  /**
   * Returns the number of shared contacts. If the other campaign has a different sender, the number is only an upper
   * limit, because this campaign's sender may not reach the same contacts.
   */
  const solve = (pair: CountedPair, compared: readonly CampaignAudience[]): ContactCount => {
    const solved = countShared(pair, possible);
    const isSameSender = compared.every((content) => hasSameSender(own, content));
    return { ...solved, isExact: solved.isExact && (isSameSender || solved.count === 0) };
  };
  const shared = new Map(
    others.map(({ id, content }, index) => {
      const pair = pairs[index] ?? null;
      return [id, pair && solve(pair, [content])] as const;
    }),
  );
  const isJoiningKnown = possible.join() === 'any';
  const solveRecent = (pair: CountedPair): ContactCount => {
    const solved = solve(pair, recent);
    // `solved` counts all recent campaigns as one audience. This is exact only if the platform joins labels by `any`,
    // or if all recent campaigns have the same labels.
    const isOneAudience = new Set(recent.map((content) => join([content]).join())).size === 1;
    if (isJoiningKnown || (solved.isExact && isOneAudience)) return solved;
    const limits = others.flatMap(({ id, isRecentBefore }) =>
      isRecentBefore ? [shared.get(id)?.count ?? pair.own] : [],
    );
    const count = Math.min(pair.own, sum(limits));
    return { isExact: count === 0, count };
  };
  return { shared, recent: recentPair && solveRecent(recentPair) };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

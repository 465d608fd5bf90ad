// Compares any two versions of an assistant, for example its draft with the published assistant.
import { collectStubs } from '~/domain/stub';
import { type AssistantContent, NO_ASSISTANT_EDITS } from '~/drafts/assistant-drafts';
import { getOwnProperty, isSameJson } from '~/lib/json/merge-patch';
import { listUserChanges, withConfigValue } from '../editing/assistant-edits';
import { expandConfig, getConfigValue, splitConfigPath } from '../editing/expected-difference';
import { collectReviewChanges, type ReviewChange } from '../review/collect-review-changes';
import type { ComparedContents } from '../review/describe-change';

export interface ContentComparison {
  readonly changes: readonly ReviewChange[];
  /** Both versions. A prompt that is long in one version is stored outside the configuration in both. */
  readonly contents: ComparedContents;
  /** The paths of prompts that can't be compared because they aren't loaded in one of the versions. */
  readonly unread: readonly string[];
}

/** Returns the paths of long prompts that aren't loaded. */
const listUnreadPaths = ({ config, texts }: AssistantContent): readonly string[] =>
  collectStubs(config).flatMap(({ path }) => (texts[path] === undefined ? [path] : []));

/** Moves the prompts at `paths` out of the configuration, and removes the values at `unread`. */
function separateTexts(
  content: AssistantContent,
  paths: readonly string[],
  unread: readonly string[],
): AssistantContent {
  const whole = expandConfig(content);
  const texts = paths.flatMap((path) => {
    const text = getConfigValue(whole, path);
    return typeof text === 'string' ? [[path, text] as const] : [];
  });
  const config = [...paths, ...unread].reduce(
    (rest, path) => withConfigValue(rest, splitConfigPath(whole, path), undefined),
    whole,
  );
  return { ...content, config, texts: Object.fromEntries(texts) };
}

/**
 * Returns the changes between two versions, as the review shows them. Includes changes that no request can express. A
 * prompt may be long, and therefore fetched separately, in only one of the versions.
 */
export function compareContents(before: AssistantContent, after: AssistantContent): ContentComparison {
  const wholes = [before, after].map(expandConfig);
  const unread = [...new Set([before, after].flatMap(listUnreadPaths))];
  const known = [...new Set([...Object.keys(before.texts), ...Object.keys(after.texts)])];
  const paths = known.filter(
    (path) =>
      !unread.includes(path) && wholes.every((whole) => typeof getConfigValue(whole, path) === 'string'),
  );
  const [base, content] = [separateTexts(before, paths, unread), separateTexts(after, paths, unread)];
  const keys = new Set([...Object.keys(base.config), ...Object.keys(content.config)]);
  const values = [...keys].flatMap((key) => {
    const [old, young] = [getOwnProperty(base.config, key), getOwnProperty(content.config, key)];
    const path = `config.${key}`;
    return isSameJson(old, young)
      ? []
      : [{ kind: 'config' as const, id: path, path, before: old, after: young }];
  });
  const own = listUserChanges({ ...base, config: {} }, { ...content, config: {} }).changes;
  return {
    changes: collectReviewChanges(base, content, [...own, ...values], NO_ASSISTANT_EDITS),
    contents: { base, content },
    unread,
  };
}

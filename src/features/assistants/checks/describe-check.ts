// Descriptions of checks and of the reasons why they failed.
import type { PromptCheck } from '~/drafts/prompt-checks';
import * as m from '~/i18n/messages';
import type { Translator } from '~/i18n/use-t';
import { markHiddenCharacters } from '~/lib/text/hidden-characters';
import { shortenText } from '~/lib/text/shorten-text';
import type { CheckKind } from './check-kinds';
import type { CheckProblem } from './run-checks';

export const CHECK_KIND_LABELS = {
  contains: m.prompt_checks_kind_contains,
  excludes: m.prompt_checks_kind_excludes,
  'max-length': m.prompt_checks_kind_max_length,
  heading: m.prompt_checks_kind_heading,
  links: m.prompt_checks_kind_links,
  teams: m.prompt_checks_kind_teams,
  labels: m.prompt_checks_kind_labels,
} as const satisfies Record<CheckKind, () => string>;

export const formatTypedText = (text: string): string => markHiddenCharacters(shortenText(text));

const MAX_NAMES = 10;

const shortenNames = (names: readonly string[]): readonly string[] =>
  names.slice(0, MAX_NAMES).map(formatTypedText);

export function describeCheck(t: Translator, check: PromptCheck): string {
  switch (check.kind) {
    case 'contains':
      return t(m.prompt_checks_contains, { text: formatTypedText(check.text) });
    case 'excludes':
      return t(m.prompt_checks_excludes, { text: formatTypedText(check.text) });
    case 'heading':
      return t(m.prompt_checks_heading, { text: formatTypedText(check.text) });
    case 'max-length':
      return t(m.prompt_checks_max_length, { count: check.length });
    case 'links':
      return t(m.prompt_checks_kind_links);
    case 'teams':
      return t(m.prompt_checks_teams, { names: shortenNames(check.names) });
    case 'labels':
      return t(m.prompt_checks_labels, { names: shortenNames(check.names) });
  }
}

export function describeCheckProblem(t: Translator, problem: CheckProblem): string {
  switch (problem.kind) {
    case 'text-missing':
      return t(m.prompt_checks_text_missing);
    case 'heading-missing':
      return t(m.prompt_checks_heading_missing);
    case 'text-found':
      return t(m.prompt_checks_text_found, { count: problem.count });
    case 'too-long':
      return t(m.prompt_checks_too_long, { count: problem.length });
    case 'article-missing':
      return t(m.prompt_checks_article_missing, { address: formatTypedText(problem.address) });
    case 'article-unpublished':
      return t(m.prompt_checks_article_unpublished, { address: formatTypedText(problem.address) });
    case 'team-missing':
      return t(m.prompt_checks_team_missing, { name: formatTypedText(problem.name) });
    case 'label-missing':
      return t(m.prompt_checks_label_missing, { name: formatTypedText(problem.name) });
    case 'prompt-missing':
      return t(m.prompt_checks_prompt_missing, { path: formatTypedText(problem.path) });
  }
}

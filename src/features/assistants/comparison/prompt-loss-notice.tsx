import { Alert, Text } from '@mantine/core';
import type { AssistantContent } from '~/drafts/assistant-drafts';
import * as m from '~/i18n/messages';
import { type Translator, useT } from '~/i18n/use-t';
import { shortenText } from '~/lib/text/shorten-text';
import { formatPathLabel } from '../key-labels';
import { findPromptLosses, type PromptLoss } from '../prompt-losses';

/** The maximum number of headings that are named. */
const NAMED = 5;

function describeLoss(t: Translator, loss: PromptLoss): string {
  const path = formatPathLabel(t, loss.path);
  if (loss.kind === 'emptied') return t(m.assistants_loss_emptied, { path });
  if (loss.kind === 'halved')
    return t(m.assistants_loss_halved, { path, before: loss.before, after: loss.after });
  const names = loss.headings.slice(0, NAMED).map(shortenText);
  const sentence = t(m.assistants_loss_sections, { path, names });
  const count = loss.headings.length - names.length;
  return count > 0 ? `${sentence} · ${t(m.translations_and_more, { count })}` : sentence;
}

interface PromptLossNoticeProps {
  readonly before: AssistantContent;
  readonly after: AssistantContent;
}

/** Points out a prompt that became empty, lost half of its length or lost headings, in case that wasn't intended. */
export function PromptLossNotice({ before, after }: PromptLossNoticeProps) {
  const t = useT();
  const losses = findPromptLosses(before, after);
  if (losses.length === 0) return null;
  return (
    <Alert color="yellow">
      {losses.map((loss) => (
        <Text key={`${loss.kind} ${loss.path}`} size="sm" className="raw-text">
          {describeLoss(t, loss)}
        </Text>
      ))}
    </Alert>
  );
}

import { Textarea, TextInput } from '@mantine/core';
import type { AssistantContent } from '~/drafts/assistant-drafts';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { normalizeLineBreaks, restoreLineBreaks } from '~/lib/text/line-ends';
import { Card } from '~/ui/page/card';
import { TruncatedList } from '~/ui/page/truncated-list';
import classes from '../assistants.module.css';
import { withConfigValue } from '../editing/assistant-edits';
import { createEditActions } from '../editing/editing';
import { useAssistantEditing } from '../editing/editing-context';
import { ManualValueFields } from '../editing/manual-value-fields';
import { getConfigKeyLabel } from '../key-labels';
import { listPromptPaths } from '../prompt-texts';
import { createChangedFilter, groupIntoCards } from './cards';
import { NewKeyForm } from './new-key-form';
import { PreviousValue } from './previous-value';
import { SettingsCard } from './settings-card';

/**
 * The number of list and object cards shown at first. The number is limited, because each card may have many fields.
 */
const SHOWN_CARDS = 25;

/** Edits the assistant's settings except its prompts, grouped in cards. */
export function SettingsTab() {
  const t = useT();
  const { reading, content, base, work, handle, isReadOnly } = useAssistantEditing();
  const { change, keepTyped } = createEditActions(handle, base);
  const paths = content && reading ? listPromptPaths(content, reading.stubs) : [];
  const cards = content && base ? groupIntoCards(base, content, paths) : null;
  return (
    <div className={classes.canvas}>
      <div className={classes.column}>
        {reading && content && base && cards && (
          <>
            <About content={content} base={base} />
            {cards.answers.length > 0 && (
              <SettingsCard
                title={t(m.assistants_answers)}
                keys={cards.answers}
                content={content}
                base={base}
              />
            )}
            <TruncatedList
              items={cards.whole}
              step={SHOWN_CARDS}
              isKept={createChangedFilter(base.config, content.config)}
            >
              {(shown) =>
                shown.map((key) => (
                  <SettingsCard
                    key={key}
                    title={getConfigKeyLabel(t, key)}
                    keys={[key]}
                    content={content}
                    base={base}
                  />
                ))
              }
            </TruncatedList>
            <SettingsCard
              title={t(m.assistants_more_settings)}
              keys={cards.others}
              content={content}
              base={base}
            >
              {!isReadOnly && (
                <NewKeyForm
                  isTaken={(key) => Object.hasOwn(content.config, key) || Object.hasOwn(base.config, key)}
                  onAdd={(key, value) => {
                    keepTyped([key], undefined);
                    change((now) => ({ ...now, config: withConfigValue(now.config, [key], value) }));
                  }}
                />
              )}
            </SettingsCard>
          </>
        )}
        {!isReadOnly && (reading === null || work.edits.setting !== null) && (
          <ManualValueFields edits={work.edits} onChange={(next) => handle.change(next)} />
        )}
      </div>
    </div>
  );
}

interface AboutProps {
  readonly content: AssistantContent;
  readonly base: AssistantContent;
}

function About({ content, base }: AboutProps) {
  const t = useT();
  const { reading, handle, isReadOnly } = useAssistantEditing();
  const { change } = createEditActions(handle, base);
  const role = reading?.assistant.deployment_role;
  return (
    <Card title={t(m.assistants_about)} isRegion hint={role && t(m.assistants_in_role, { role })}>
      <div data-field="name">
        <TextInput
          label={t(m.common_name)}
          disabled={isReadOnly}
          value={content.name ?? ''}
          onChange={(event) => {
            const text = event.currentTarget.value;
            // Keeps null if the field is empty, because null and an empty text are different values.
            const name = text === '' && base.name === null ? null : text;
            change((now) => ({ ...now, name }));
          }}
        />
        <PreviousValue
          name={t(m.common_name)}
          before={base.name}
          now={content.name}
          onUndo={() => change((now) => ({ ...now, name: base.name }))}
        />
      </div>
      <div data-field="description">
        <Textarea
          label={t(m.common_description)}
          disabled={isReadOnly}
          autosize
          value={normalizeLineBreaks(content.description ?? '')}
          onChange={(event) => {
            const text = restoreLineBreaks(base.description ?? '', event.currentTarget.value);
            const description = text === '' && base.description === null ? null : text;
            change((now) => ({ ...now, description }));
          }}
        />
        <PreviousValue
          name={t(m.common_description)}
          before={base.description}
          now={content.description}
          onUndo={() => change((now) => ({ ...now, description: base.description }))}
        />
      </div>
    </Card>
  );
}

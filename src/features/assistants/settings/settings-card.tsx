import { SegmentedControl } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import type { AssistantContent } from '~/drafts/assistant-drafts';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { getOwnProperty, isJsonObject } from '~/lib/json/merge-patch';
import { parseJsonValue } from '~/lib/json/typed-json';
import { Card } from '~/ui/page/card';
import { INITIAL_CONTROL_COUNT, TruncatedList } from '~/ui/page/truncated-list';
import { withConfigValue } from '../editing/assistant-edits';
import { createEditActions } from '../editing/editing';
import { useAssistantEditing } from '../editing/editing-context';
import { encodeConfigPath } from '../editing/typed-path';
import { createChangedFilter } from './cards';
import { ConfigKeyField } from './config-key-field';
import classes from './settings.module.css';

interface SettingsCardProps {
  readonly title: string;
  /** The keys that the card groups, or a single key if the card shows only one. */
  readonly keys: readonly string[];
  readonly content: AssistantContent;
  readonly base: AssistantContent;
  readonly children?: ReactNode;
}

const isWhole = (value: unknown) => isJsonObject(value) || Array.isArray(value);

/** A card with config keys, shown as fields or as JSON. */
export function SettingsCard({ title, keys, content, base, children }: SettingsCardProps) {
  const t = useT();
  const { handle, work, isReadOnly } = useAssistantEditing();
  const { change, keepTyped } = createEditActions(handle, base);
  const typed = {
    at: (path: readonly string[]) => getOwnProperty(work.edits.typed, encodeConfigPath(path)),
    storeTyped: keepTyped,
  };
  const isBroken = keys.some((key) => {
    const text = typed.at([key]);
    return (
      text !== undefined && parseJsonValue(text) === undefined && isWhole(getOwnProperty(content.config, key))
    );
  });
  const [chosen, setChosen] = useState<'fields' | 'json'>('fields');
  // Shows JSON if the value is invalid JSON, because an invalid value can't be shown as fields.
  const view = isBroken ? 'json' : chosen;
  const [only] = keys;
  const isTitled =
    keys.length === 1 &&
    only !== undefined &&
    isWhole(getOwnProperty(base.config, only) ?? getOwnProperty(content.config, only));
  return (
    <Card
      title={title}
      isRegion
      hint={
        keys.length > 0 && (
          <span className={classes.views}>
            {isTitled && <code>config.{only}</code>}
            <SegmentedControl
              aria-label={t(m.assistants_shown_as, { name: title })}
              value={view}
              disabled={isBroken}
              onChange={(next) => {
                setChosen(next === 'json' ? 'json' : 'fields');
                // Drops stored input that has become valid. Keeps invalid input, because no other copy exists.
                for (const key of keys)
                  if (parseJsonValue(typed.at([key]) ?? '') !== undefined) keepTyped([key], undefined);
              }}
              data={[
                { value: 'fields', label: t(m.assistants_fields) },
                { value: 'json', label: t(m.assistants_kind_json) },
              ]}
            />
          </span>
        )
      }
    >
      <fieldset disabled={isReadOnly} className={classes.values}>
        <TruncatedList
          items={keys}
          step={INITIAL_CONTROL_COUNT}
          isKept={(key) =>
            typed.at([key]) !== undefined || createChangedFilter(base.config, content.config)(key)
          }
        >
          {(shown) =>
            shown.map((key) => (
              <ConfigKeyField
                key={key}
                path={[key]}
                isTitled={isTitled}
                isReadOnly={isReadOnly}
                isJson={view === 'json'}
                value={getOwnProperty(content.config, key)}
                original={getOwnProperty(base.config, key)}
                typed={typed}
                onChange={(next) =>
                  change((now) => ({ ...now, config: withConfigValue(now.config, [key], next) }))
                }
              />
            ))
          }
        </TruncatedList>
        {children}
      </fieldset>
    </Card>
  );
}

// The display names of well-known assistant keys and values. Unknown keys are shown unchanged.
import * as m from '~/i18n/messages';
import type { Translator } from '~/i18n/use-t';
import { formatTextOrJson } from '~/lib/file/format-key-value-lines';
import type { Json } from '~/lib/json/merge-patch';

const NAMES = {
  name: m.common_name,
  description: m.common_description,
  system_prompt: m.assistants_prompt,
  prompt: m.assistants_prompt,
  instructions: m.assistants_prompt,
  model: m.assistants_key_model,
  fallback_model: m.assistants_key_fallback_model,
  temperature: m.assistants_key_temperature,
  max_turns: m.assistants_key_max_turns,
  max_tokens: m.assistants_key_max_tokens,
  greet: m.assistants_key_greet,
  language: m.common_language,
  tools: m.assistants_key_tools,
  hand_over: m.assistants_key_handoff,
  after_failures: m.assistants_key_after_failures,
  team_id: m.teams_id,
  hours: m.assistants_key_hours,
  days: m.assistants_key_days,
  from: m.assistants_key_from,
  to: m.assistants_key_to,
} as const;

const isKnown = (key: string): key is keyof typeof NAMES => Object.hasOwn(NAMES, key);

export const getConfigKeyLabel = (t: Translator, key: string): string => (isKnown(key) ? t(NAMES[key]) : key);

/** Removes the `config.` prefix of a path. Doesn't split the key, because a key may contain dots. */
export const getConfigKey = (path: string): string => path.replace(/^config\./, '');

/**
 * Returns a display path such as `Handing over › Days`. Returns a path with an unknown part unchanged, without its
 * `config.` prefix.
 */
export function formatPathLabel(t: Translator, path: string): string {
  const key = getConfigKey(path);
  const parts = key.split('.');
  if (isKnown(key) || !parts.every(isKnown)) return getConfigKeyLabel(t, key);
  return parts.map((part) => getConfigKeyLabel(t, part)).join(' › ');
}

/** Reports whether a value would be displayed as nothing. */
export const isEmptyValue = (value: Json | undefined): boolean =>
  value === '' || (Array.isArray(value) && value.length === 0);

type ValueFormat = (value: Json | undefined) => string;

/** Returns `format`, or JSON if different values would look the same, such as the number 0.5 and the text "0.5". */
export function chooseFormat(values: readonly (Json | undefined)[], format: ValueFormat): ValueFormat {
  const differing = new Set(values.map((value) => JSON.stringify(value)));
  return new Set(values.map(format)).size === differing.size
    ? format
    : (value) => JSON.stringify(value) ?? format(value);
}

function describeConfigValue(t: Translator, value: Json | undefined): string {
  if (value === undefined || value === null) return t(m.common_none);
  if (isEmptyValue(value)) return t(m.common_empty_text);
  if (typeof value === 'boolean') return t(value ? m.common_yes : m.common_no);
  const isWords = Array.isArray(value) && value.every((one) => typeof one === 'string');
  return isWords ? value.join(', ') : formatTextOrJson(value);
}

const SHOWN = 120;

/** Returns a format for displaying config values that are compared. Long values are shortened. */
export function getConfigValueFormat(t: Translator, values: readonly (Json | undefined)[]): ValueFormat {
  const format = chooseFormat(values, (value) => describeConfigValue(t, value));
  return (value) => {
    const text = format(value);
    return text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text;
  };
}

import { describe, expect, it } from 'vitest';
import { formatKeyValueLines } from './format-key-value-lines';

describe('formatKeyValueLines', () => {
  it('formatKeyValueLines sorts the lines by key, joins nested keys with dots and keeps line breaks in values', () => {
    const record = {
      name: 'Support',
      config: { system_prompt: 'One\nTwo', tools: ['a'], model: { id: 1 }, empty: {} },
    };
    expect(formatKeyValueLines(record)).toBe(
      'config.empty: {}\nconfig.model.id: 1\nconfig.system_prompt: One\nTwo\nconfig.tools: ["a"]\nname: Support\n',
    );
  });
});

import { describe, expect, it } from 'vitest';
import { findUnusedPalettes, removePalettes, removeRedefinedVariables } from './palettes';

describe('removed colors', () => {
  it('findUnusedPalettes returns the Mantine colors that the console and its components don’t name', () => {
    const modules = [
      { id: '/src/features/a.tsx', code: 'h(Badge, { color: "teal" }); const tone = `lime.3`;' },
      { id: '/src/ui/a.module.css', code: '.a{color:var(--mantine-color-pink-filled)}' },
      { id: '/node_modules/@mantine/core/esm/components/Input/Input.mjs', code: "color: 'gray'" },
      { id: '/node_modules/@mantine/core/esm/core/MantineProvider/default-colors.mjs', code: "'violet'" },
      {
        id: '/node_modules/@mantine/core/esm/components/Avatar/get-initials-color/get-initials-color.mjs',
        code: "'orange'",
      },
      { id: '/src/sandbox/labels.ts', code: "'cyan'" },
      { id: '/src/ui/styles-first.css', code: ':root{--mantine-color-grape-0:#f8f0fc}' },
    ];
    const unnamed = findUnusedPalettes(modules);
    for (const other of ['violet', 'orange', 'cyan', 'grape']) expect(unnamed).toContain(other);
    for (const named of ['teal', 'lime', 'pink', 'gray']) expect(unnamed).not.toContain(named);
  });

  it('removePalettes removes only the CSS variables of the given colors', () => {
    const css =
      ':root{--mantine-color-pink-0:#fff0f6;--mantine-color-red-0:#fff5f5;--mantine-color-pink-filled: a}';
    expect(removePalettes(css, ['pink'])).toBe(':root{--mantine-color-red-0:#fff5f5;}');
    expect(removePalettes(css, [])).toBe(css);
  });
});

describe('variables defined twice', () => {
  it('removeRedefinedVariables keeps only the last definition of a variable', () => {
    const css =
      ':root{--mantine-color-red-0:#fff5f5;--mantine-color-red-01:1}:root:root{--mantine-color-red-0:#fee}';
    expect(removeRedefinedVariables(css)).toBe(
      ':root{--mantine-color-red-01:1}:root:root{--mantine-color-red-0:#fee}',
    );
    expect(removeRedefinedVariables(':root{--mantine-color-red-0:#fff5f5}')).toBe(
      ':root{--mantine-color-red-0:#fff5f5}',
    );
  });
});

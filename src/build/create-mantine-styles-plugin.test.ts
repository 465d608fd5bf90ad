import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findOverrides, findStyleSheet, listInitialSheets } from './create-mantine-styles-plugin';

test.each([
  ['core/esm/components/Menu/Menu.module.mjs', '@mantine/core/styles/Menu.layer.css'],
  ['core/esm/components/Modal/ModalBase.module.mjs', '@mantine/core/styles/ModalBase.layer.css'],
  ['notifications/esm/Notifications.module.mjs', '@mantine/notifications/styles.layer.css'],
  ['core/esm/components/Menu/Menu.mjs', null],
])('findStyleSheet returns the sheet of %s', (path, sheet) => {
  expect(findStyleSheet(`/console/node_modules/@mantine/${path}`)).toBe(sheet);
});

test.each([
  ['@mantine/core/styles/Alert.layer.css', ['/src/ui/mantine/Alert.css']],
  ['@mantine/core/styles/Menu.layer.css', []],
])('findOverrides returns the console’s own style sheets for %s', (sheet, overrides) => {
  expect(findOverrides(sheet, ['Alert.css', 'Switch.css'])).toEqual(overrides);
});

test('each style sheet in src/ui/mantine is named after a Mantine component', () => {
  const sheets = readdirSync('src/ui/mantine').map((name) => name.replace('.css', '.layer.css'));
  expect(sheets.filter((sheet) => !existsSync(`node_modules/@mantine/core/styles/${sheet}`))).toEqual([]);
});

test('styles-first.css imports only style sheets of existing components', () => {
  const sheets = listInitialSheets(readFileSync('src/ui/styles-first.css', 'utf8'));
  expect(sheets.length).toBeGreaterThan(3);
  expect(sheets.filter((sheet) => !existsSync(`node_modules/${sheet}`))).toEqual([]);
});

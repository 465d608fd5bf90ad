import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { firstSheets, sheetOf } from './mantine-styles';

test.each([
  ['core/esm/components/Menu/Menu.module.mjs', '@mantine/core/styles/Menu.layer.css'],
  ['core/esm/components/Modal/ModalBase.module.mjs', '@mantine/core/styles/ModalBase.layer.css'],
  ['notifications/esm/Notifications.module.mjs', '@mantine/notifications/styles.layer.css'],
  ['core/esm/components/Menu/Menu.mjs', null],
])('the sheet of %s', (path, sheet) => {
  expect(sheetOf(`/console/node_modules/@mantine/${path}`)).toBe(sheet);
});

test('the first sheet names components that the library has', () => {
  const sheets = firstSheets(readFileSync('src/ui/styles-first.css', 'utf8'));
  expect(sheets.length).toBeGreaterThan(3);
  expect(sheets.filter((sheet) => !existsSync(`node_modules/${sheet}`))).toEqual([]);
});

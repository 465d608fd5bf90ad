import { expect, it } from 'vitest';
import { chooseFirstPage, firstPage, getFirstPath, isWorkspacePath } from './first-page';

it('getFirstPath returns Home unless the user chose another page', () => {
  expect(getFirstPath('acme')).toBe('/acme');
  chooseFirstPage('/$workspace/conversations');
  expect(getFirstPath('acme')).toBe('/acme/conversations');
  chooseFirstPage('/$workspace');
  expect(firstPage.get()).toBe('/$workspace');
});

it.each([
  ['/acme', true],
  ['/acme/', true],
  ['/1-1', true],
  ['/', false],
  ['/acme/conversations', false],
  ['/acme?id=1', false],
])(
  'isWorkspacePath returns true for the path of a workspace and false for other paths: %s',
  (path, isWorkspace) => expect(isWorkspacePath(path)).toBe(isWorkspace),
);

import { expect, it } from 'vitest';
import { getWorkspaceStartPath, isWorkspaceRootPath, setStartPage, startPage } from './start-page';

it('getWorkspaceStartPath returns the path of Home unless the user chose another page', () => {
  expect(getWorkspaceStartPath('acme')).toBe('/acme');
  setStartPage('/$workspace/conversations');
  expect(getWorkspaceStartPath('acme')).toBe('/acme/conversations');
  setStartPage('/$workspace');
  expect(startPage.get()).toBe('/$workspace');
});

it.each([
  ['/acme', true],
  ['/acme/', true],
  ['/1-1', true],
  ['/', false],
  ['/acme/conversations', false],
  ['/acme?id=1', false],
])(
  'isWorkspaceRootPath returns true for the path of a workspace and false for other paths: %s',
  (path, isWorkspace) => expect(isWorkspaceRootPath(path)).toBe(isWorkspace),
);

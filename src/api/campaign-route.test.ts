import { expect, it } from 'vitest';
import { isCampaignCreationUrl, normalizePath } from './campaign-route';

it.each([
  ['https://api.test/v1//a/./b/../c', '/v1/a/c'],
  ['/v1/A%2525/b;x=1/c%2fd\\e', '/v1/a%/b/c/d/e'],
  ['/v1/100%/%E0%A4%A', '/v1/100%/%e0%a4%a'],
  ['//[', null],
])('normalizePath resolves %s to %s', (address, path) => expect(normalizePath(address)).toBe(path));

it.each([
  ['https://api.test/v1/accounts/1/campaigns', true],
  ['/base/v1/accounts/1/ＣＡＭＰＡＩＧＮＳ', true],
  ['/v1/accounts/1/campaigns!', true],
  ['/v1/accounts/1/campaigns/preview', false],
  ['/v1/accounts/1/campaigns/7', false],
  ['/v1/accounts/1/campaigns-preview', false],
  ['/v1/accounts/1/portals/campaigns/articles', false],
  ['/v1/accounts/1/portals/100%25/articles', false],
])('canCreateCampaign(%s) returns %s', (address, may) => expect(isCampaignCreationUrl(address)).toBe(may));

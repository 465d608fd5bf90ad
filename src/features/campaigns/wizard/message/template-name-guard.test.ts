import { describe, expect, it } from 'vitest';
import { checkTemplateNames } from './template-name-guard';

const NAMES = ['order_update', 'appointment_reminder', 'welcome'];

describe('checkTemplateNames', () => {
  it.each([
    ['order_update', 'order_update'],
    ['  appointment_reminder\n', 'appointment_reminder'],
    ['welcome', 'welcome'],
  ])('reports a message that is exactly a template’s name: %s', (text, name) => {
    expect(checkTemplateNames(text, NAMES)).toEqual({ kind: 'is', name });
  });
  it.each([
    ['Order_Update', 'order_update'],
    ['order-update', 'order_update'],
    ['order update', 'order_update'],
    ['orderupdate', 'order_update'],
    ['oder_update', 'order_update'],
    ['order_udpate', 'order_update'],
    ['apointment_reminders', 'appointment_reminder'],
    ['{{order_update}}', 'order_update'],
    ['"welcome"', 'welcome'],
    ['Welcome!', 'welcome'],
  ])('reports a message that resembles a template’s name: %s', (text, name) => {
    expect(checkTemplateNames(text, NAMES)).toEqual({ kind: 'resembles', name });
  });
  it('accepts a sentence in a non-Latin script that contains a Latin word', () => {
    expect(checkTemplateNames('ברוכים הבאים! Welcome', NAMES)).toBeNull();
    expect(checkTemplateNames('Добро пожаловать, welcome!', NAMES)).toBeNull();
  });
  it.each(['spring_sale_2026', 'unknown_template', 'PROMO_BLACK_FRIDAY'])(
    'reports a message in the format of a template name: %s',
    (text) => {
      expect(checkTemplateNames(text, [])).toEqual({ kind: 'looks-like-one' });
    },
  );
  it.each([
    '',
    'Your order is on its way.',
    'Hello {{contact.name}}',
    'Sale!',
    'Welcome to our new shop, Ana.',
    'Order',
  ])('accepts ordinary text: %s', (text) => {
    expect(checkTemplateNames(text, NAMES)).toBeNull();
  });
});

describe('template names within a text', () => {
  it.each([
    'template: holiday_hours',
    'holiday_hours holiday_hours',
    '"holiday_hours"\nthanks',
    'use (holiday_hours).',
  ])("reports a message that contains a template's name: %s", (text) =>
    expect(checkTemplateNames(text, ['holiday_hours'])).toMatchObject({ name: 'holiday_hours' }),
  );
  it("accepts a URL that contains a template's name", () => {
    expect(
      checkTemplateNames('See https://example.com/holiday_hours for more.', ['holiday_hours']),
    ).toBeNull();
  });
  it('reports a one-word text while some template names are not loaded', () => {
    expect(checkTemplateNames('welcome', [], false)).toEqual({ kind: 'looks-like-one' });
    expect(checkTemplateNames('welcome', [], true)).toBeNull();
    expect(checkTemplateNames('Welcome back!', [], false)).toBeNull();
  });
});

// A regular expression that backtracks from each character would take minutes for this text.
it('checks a long text of punctuation for template names without delay', () => {
  expect(checkTemplateNames(`a${'!'.repeat(200_000)}a`, NAMES)).toBeNull();
});

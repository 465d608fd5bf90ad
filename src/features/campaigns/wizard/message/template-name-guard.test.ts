import { describe, expect, it } from 'vitest';
import { judgeText } from './template-name-guard';

const NAMES = ['order_update', 'appointment_reminder', 'welcome'];

describe('judgeText', () => {
  it.each([
    ['order_update', 'order_update'],
    ['  appointment_reminder\n', 'appointment_reminder'],
    ['welcome', 'welcome'],
  ])('stops the name itself: %s', (text, name) => {
    expect(judgeText(text, NAMES)).toEqual({ kind: 'is', name });
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
  ])('stops what resembles one: %s', (text, name) => {
    expect(judgeText(text, NAMES)).toEqual({ kind: 'resembles', name });
  });
  it('lets a sentence in another script pass, whatever Latin word is in it', () => {
    expect(judgeText('ברוכים הבאים! Welcome', NAMES)).toBeNull();
    expect(judgeText('Добро пожаловать, welcome!', NAMES)).toBeNull();
  });
  it.each(['spring_sale_2026', 'unknown_template', 'PROMO_BLACK_FRIDAY'])(
    'stops the form of one: %s',
    (text) => {
      expect(judgeText(text, [])).toEqual({ kind: 'looks-like-one' });
    },
  );
  it.each([
    '',
    'Your order is on its way.',
    'Hello {{contact.name}}',
    'Sale!',
    'Welcome to our new shop, Ana.',
    'Order',
  ])('lets a text be a text: %s', (text) => {
    expect(judgeText(text, NAMES)).toBeNull();
  });
});

describe('names in disguise', () => {
  it.each([
    'template: holiday_hours',
    'holiday_hours holiday_hours',
    '"holiday_hours"\nthanks',
    'use (holiday_hours).',
  ])('stops a text that carries the name itself: %s', (text) =>
    expect(judgeText(text, ['holiday_hours'])).toMatchObject({ name: 'holiday_hours' }),
  );
  it('lets an address with the name pass', () => {
    expect(judgeText('See https://example.com/holiday_hours for more.', ['holiday_hours'])).toBeNull();
  });
  it('stops a single word while not all names could be read', () => {
    expect(judgeText('welcome', [], false)).toEqual({ kind: 'looks-like-one' });
    expect(judgeText('welcome', [], true)).toBeNull();
    expect(judgeText('Welcome back!', [], false)).toBeNull();
  });
});

// Matched again from each of its letters, this takes minutes.
it('a text of nothing but signs passes', () => {
  expect(judgeText(`a${'!'.repeat(200_000)}a`, NAMES)).toBeNull();
});

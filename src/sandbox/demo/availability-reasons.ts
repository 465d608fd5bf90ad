// Availability reasons of busy agents. A deleted reason stays in the history of conversations.
import type { StoredAvailabilityReason } from '../state';
import { createTimestamps } from './times';

const reason = (
  id: number,
  text: string,
  emoji: string | null,
  createdDaysAgo: number,
  editedDaysAgo: number | null = null,
  deleted = false,
): StoredAvailabilityReason => ({
  id,
  reason: text,
  emoji,
  ...createTimestamps(createdDaysAgo, editedDaysAgo),
  deleted,
});

export const createAcmeReasons = (): StoredAvailabilityReason[] => [
  reason(501, 'Lunch', '🥪', 410),
  reason(502, 'On the phone', '📞', 410, 120),
  reason(503, 'Team meeting', '🗓️', 380),
  reason(504, 'Training a new colleague', '🎓', 211),
  reason(505, 'Writing a help center article', '✍️', 130, 12),
  reason(506, 'Roastery tour with <guests> & press', null, 64),
  reason(507, 'Doctor', '🩺', 22),
  reason(508, 'Smoke break', '🚬', 400, 300, true),
];

export const createAuroraReasons = (): StoredAvailabilityReason[] => [
  reason(551, 'Atendendo no balcão', '🥖', 90),
  reason(552, 'Almoço', '🍛', 88),
];

export const createGlobexReasons = (): StoredAvailabilityReason[] => [
  reason(501, 'Comida', '🌮', 150),
  reason(502, 'Visita a un cliente', null, 149, 31),
];

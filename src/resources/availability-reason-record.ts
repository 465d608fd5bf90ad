import type { QueryClient } from '@tanstack/react-query';
import {
  type AvailabilityReason,
  createAvailabilityReasonMutation,
  deleteAvailabilityReasonMutation,
  listAvailabilityReasons,
  updateAvailabilityReasonMutation,
} from '~/api/availability-reasons';
import { readAllPages, readFromAllPages } from '~/api/http/all-pages';
import { runMutation } from '~/api/http/query';
import type { Scope } from '~/api/scope';
import type { RecordCreation } from '~/records/create-record';
import type { RecordRemoval } from '~/records/remove-record';
import type { RecordAccess } from '~/records/save-record';
import { getReasonValues, type ReasonValues } from './availability-reason-values';

const getName = ({ reason }: ReasonValues) => reason;

export const getReasonAccess = (
  queryClient: QueryClient,
  scope: Scope,
  id: number,
): RecordAccess<AvailabilityReason, ReasonValues> => ({
  read: () => readFromAllPages(scope, listAvailabilityReasons, id),
  // Sends an empty emoji as null, so that the platform clears it.
  write: ({ emoji, ...changes }) =>
    runMutation(queryClient, updateAvailabilityReasonMutation(scope), {
      params: { availabilityReasonId: id },
      body: { availability_reason: { ...changes, ...(emoji !== undefined && { emoji: emoji || null }) } },
    }),
  valuesOf: getReasonValues,
  subject: { scope, kind: 'availability-reason', id },
  nameOf: getName,
});

export const getReasonCreationRules = (
  queryClient: QueryClient,
  scope: Scope,
): RecordCreation<AvailabilityReason, ReasonValues> => ({
  isUnique: false,
  candidates: async ({ reason }) =>
    (await readAllPages(scope, listAvailabilityReasons)).filter((one) => one.reason === reason),
  create: ({ reason, emoji }) =>
    runMutation(queryClient, createAvailabilityReasonMutation(scope), {
      body: { availability_reason: { reason, ...(emoji && { emoji }) } },
    }),
  valuesOf: getReasonValues,
  subject: { scope, kind: 'availability-reason', id: null },
  nameOf: getName,
});

export const getReasonRemoval = (
  queryClient: QueryClient,
  scope: Scope,
  reason: AvailabilityReason,
): RecordRemoval => ({
  read: () => readFromAllPages(scope, listAvailabilityReasons, reason.id),
  remove: () =>
    runMutation(queryClient, deleteAvailabilityReasonMutation(scope), {
      params: { availabilityReasonId: reason.id },
    }),
  subject: { scope, kind: 'availability-reason', id: reason.id },
  known: { name: reason.reason, values: getReasonValues(reason) },
});

import * as m from '~/i18n/messages';
import type { FaultKind } from '~/sandbox/fault-registry';

export const FAULT_TEXTS: Readonly<Record<FaultKind, () => string>> = {
  latency: m.sandbox_fault_latency,
  server_error: m.sandbox_fault_server_error,
  status: m.sandbox_fault_status,
  rate_limited: m.sandbox_fault_rate_limited,
  timeout_after_write: m.sandbox_fault_timeout_after_write,
  drop_before_write: m.sandbox_fault_drop_before_write,
  drop_after_write: m.sandbox_fault_drop_after_write,
  network_drop: m.sandbox_fault_network_drop,
  half_headers: m.sandbox_fault_half_headers,
  malformed: m.sandbox_fault_malformed,
  created_malformed: m.sandbox_fault_created_malformed,
  no_body: m.sandbox_fault_no_body,
  redirect: m.sandbox_fault_redirect,
  expire_token: m.sandbox_fault_expire_token,
  concurrent_edit: m.sandbox_fault_concurrent_edit,
  new_fields: m.sandbox_fault_new_fields,
  missing_fields: m.sandbox_fault_missing_fields,
};

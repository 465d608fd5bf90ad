export function AppliedTab() {
  return null;
}

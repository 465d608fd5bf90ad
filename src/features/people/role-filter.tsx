import type { Agent } from '~/api/agents';
import { getRoleLabel } from '~/domain/agent-labels';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { FilterSelect } from '~/ui/table/filter-bar';
import { SegmentedFilter } from '~/ui/table/segmented-filter';

/** The platform's roles in the order of the filter. Custom roles follow. */
const ORDER = ['administrator', 'supervisor', 'agent'];
/** If there are more roles than this, the filter is a select. */
const MAX_SEGMENTS = 4;

interface RoleFilterProps {
  /** Undefined until the people are loaded. */
  readonly people: readonly Agent[] | undefined;
  /** The role's API name, or undefined for all roles. */
  readonly role: string | undefined;
  readonly onChange: (role: string | undefined) => void;
}

/** Filters people by role, with the number of people in each. */
export function RoleFilter({ people, role: chosen, onChange }: RoleFilterProps) {
  const t = useT();
  const plurals: ReadonlyMap<string, string> = new Map([
    ['administrator', t(m.people_administrators)],
    ['supervisor', t(m.people_supervisors)],
    ['agent', t(m.people_agents)],
  ]);
  const place = (role: string) => (ORDER.indexOf(role) + 1 || ORDER.length + 1).toString();
  const roles = [...new Set((people ?? []).flatMap(({ role }) => role ?? []))].sort((a, b) =>
    (place(a) + a).localeCompare(place(b) + b),
  );
  const choose = (value: string) => onChange(value || undefined);
  if (roles.length >= MAX_SEGMENTS)
    return (
      <FilterSelect
        label={t(m.common_role)}
        value={chosen ?? ''}
        data={[
          { value: '', label: t(m.people_any_role) },
          ...roles.map((value) => ({ value, label: getRoleLabel(t, value) ?? value })),
        ]}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      />
    );
  return (
    <SegmentedFilter
      label={t(m.common_role)}
      value={chosen ?? ''}
      segments={[
        { value: '', label: t(m.people_all), count: people?.length },
        ...roles.map((value) => ({
          value,
          label: plurals.get(value) ?? value,
          count: people?.filter(({ role }) => role === value).length,
        })),
      ]}
      onChange={choose}
    />
  );
}

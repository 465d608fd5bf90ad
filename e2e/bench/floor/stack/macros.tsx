import { useQuery } from '@tanstack/react-query';
import { FormattedTime, ListPage } from './list-page';
import { macrosQuery } from './platform';

export function Macros() {
  const { data } = useQuery(macrosQuery);
  return (
    <ListPage
      title="Macros"
      columns={['Name', 'Visibility', 'Actions', 'Changed']}
      pages={data?.meta.total_pages ?? 1}
    >
      {data?.data.map((row) => (
        <tr key={row.id}>
          <td>
            <button type="button">{row.name}</button>
          </td>
          <td>{row.visibility}</td>
          <td>{row.actions.map(({ action_name }) => action_name).join(', ')}</td>
          <td>
            <FormattedTime value={row.updated_at} />
          </td>
        </tr>
      ))}
    </ListPage>
  );
}

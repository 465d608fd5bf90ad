import { useQuery } from '@tanstack/react-query';
import { FormattedTime, ListPage } from './list-page';
import { cannedResponsesQuery } from './platform';

export function CannedResponses() {
  const { data } = useQuery(cannedResponsesQuery);
  return (
    <ListPage
      title="Canned responses"
      columns={['Short code', 'Content', 'Changed']}
      pages={data?.meta.total_pages ?? 1}
    >
      {data?.data.map((row) => (
        <tr key={row.id}>
          <td>
            <button type="button">{row.short_code}</button>
          </td>
          <td>{row.content}</td>
          <td>
            <FormattedTime value={row.updated_at} />
          </td>
        </tr>
      ))}
    </ListPage>
  );
}

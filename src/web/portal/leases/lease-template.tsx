// The file to fill in: a row for each home that can be let, its columns named as the import reads them.
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { type LeaseColumn, leaseColumns, templateHeader } from '../../../domain/lease-import.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { downloadCsv } from '../../lib/csv.ts';
import { reachMessage } from '../../lib/messages.ts';
import { toast } from '../../ui/toast-store.ts';

export function TemplateButton() {
  const { t } = useLingui();
  const { api } = useApi();
  const download = async () => {
    try {
      const { items } = await api.leases.options({});
      const homes = items.filter(({ kind }) => kind !== 'application');
      const rows = homes.length > 0 ? homes : [{ home_name: '', rent: null, deposit: null }];
      await downloadCsv('leases', rows.map(templateRow));
    } catch (error) {
      toast.destructive(msg`The template could not be made`, reachMessage(error));
    }
  };
  return <Button variant="default" onClick={download}>{t`Download a template`}</Button>;
}

type TemplateHome = { home_name: string; rent: number | null; deposit: number | null };

function templateRow({ home_name: home, rent, deposit }: TemplateHome) {
  const known: Partial<Record<LeaseColumn, string | number | null>> = {
    home,
    rent: rent && rent / 100,
    deposit: deposit && deposit / 100,
    due_day: 1,
  };
  return Object.fromEntries(leaseColumns.map((column) => [templateHeader(column), known[column] ?? '']));
}

/** What the template calls the column of a field. */
export function columnName(field: string): string {
  const column = leaseColumns.find((one) => one === field);
  return column ? templateHeader(column) : field;
}

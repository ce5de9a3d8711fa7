// Which room of a PG a visit or an application asks for; nothing for every other home.
import { useLingui } from '@lingui/react/macro';
import type { OfferedRoom } from '../../../contract/beds.ts';
import { formatRupees, paise } from '../../../domain/money.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { roomText } from './room-text.ts';

type RoomChoiceProps = {
  rooms: readonly OfferedRoom[];
  value: string | null;
  onChange: (id: string | null) => void;
  error: string | undefined;
};

export function RoomChoice({ rooms, value, onChange, error }: RoomChoiceProps) {
  const { t, i18n } = useLingui();
  const free = rooms.filter((room) => room.free > 0);
  if (free.length === 0) return null;
  const options = free.map((room) => {
    const name = roomText(room, i18n);
    const rent = formatRupees(paise(room.rent));
    return { value: room.id, label: t`${name}: ${rent} a bed` };
  });
  return (
    <SelectField
      label={t`Room (optional)`}
      options={options}
      searchable
      clearable
      // A room that was let since is not asked for.
      value={free.some(({ id }) => id === value) ? value : null}
      onChange={onChange}
      error={error}
    />
  );
}

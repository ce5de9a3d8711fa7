// An example of the inventory of a furnished home, room by room, as it is signed on the day of moving in.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ItemCondition } from '../../../domain/lease-terms.ts';
import { conditionLabels } from '../../components/leases/lease-labels.ts';
import { Section } from '../marketing/parts.tsx';
import styles from '../marketing/sheet.module.css';

type Item = { name: MessageDescriptor; count: number; condition: ItemCondition };

const rooms: readonly { name: MessageDescriptor; items: readonly Item[] }[] = [
  {
    name: msg`Living room`,
    items: [
      { name: msg`Three-seat sofa`, count: 1, condition: 'good' },
      { name: msg`Coffee table`, count: 1, condition: 'worn' },
      { name: msg`Ceiling fan`, count: 2, condition: 'good' },
    ],
  },
  {
    name: msg`Bedroom`,
    items: [
      { name: msg`Double bed with mattress`, count: 1, condition: 'new' },
      { name: msg`Wardrobe with three doors`, count: 1, condition: 'good' },
      { name: msg`Air conditioner, 1.5 ton`, count: 1, condition: 'good' },
    ],
  },
  {
    name: msg`Kitchen`,
    items: [
      { name: msg`Refrigerator, 260 litres`, count: 1, condition: 'good' },
      { name: msg`Gas stove with two burners`, count: 1, condition: 'worn' },
      { name: msg`Water purifier`, count: 1, condition: 'new' },
    ],
  },
];

export function SampleInventory() {
  const { t, i18n } = useLingui();
  return (
    <Section
      title={t`What an inventory looks like`}
      intro={t`An example. The agreement lists every item with its condition, and the move-in report adds photos.`}
    >
      <table className={styles.sheet}>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Item</Trans>
            </th>
            <th scope="col">
              <Trans>Count</Trans>
            </th>
            <th scope="col">
              <Trans>Condition</Trans>
            </th>
          </tr>
        </thead>
        {rooms.map(({ name, items }) => (
          <tbody key={name.id}>
            <tr>
              <th scope="rowgroup" colSpan={3}>
                {i18n._(name)}
              </th>
            </tr>
            {items.map((item) => (
              <tr key={item.name.id}>
                <th scope="row">{i18n._(item.name)}</th>
                <td>{item.count}</td>
                <td>{i18n._(conditionLabels[item.condition])}</td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </Section>
  );
}

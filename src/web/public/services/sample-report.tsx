// An example of the report of a tenant check, with the points and answers of a real one.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { CheckPoint, PointAnswer } from '../../../domain/tenant-checks.ts';
import { checkPointLabels, pointAnswerLabels } from '../../components/tenant-checks/check-labels.ts';
import { Section } from '../marketing/parts.tsx';
import styles from '../marketing/sheet.module.css';

type Row = { point: CheckPoint; answer: PointAnswer; note?: MessageDescriptor };

const rows: readonly Row[] = [
  { point: 'identity', answer: 'confirmed', note: msg`Name and photo match the passport they showed.` },
  { point: 'employer', answer: 'confirmed', note: msg`Their HR team confirmed it by phone.` },
  { point: 'address', answer: 'confirmed' },
  {
    point: 'previous_landlord',
    answer: 'not_checkable',
    note: msg`The previous owner didn’t answer our calls.`,
  },
  { point: 'police_receipt', answer: 'not_confirmed', note: msg`There is no receipt yet.` },
];

export function SampleReport() {
  const { t, i18n } = useLingui();
  return (
    <Section
      title={t`What a report looks like`}
      intro={t`An example. You and the applicant get the same report.`}
    >
      <table className={styles.sheet}>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Point</Trans>
            </th>
            <th scope="col">
              <Trans>Answer</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ point, answer, note }) => (
            <tr key={point}>
              <th scope="row">
                {i18n._(checkPointLabels[point])}
                {note ? <span className={styles.note}>{i18n._(note)}</span> : null}
              </th>
              <td>
                <span className={styles.verdict} data-good={answer === 'confirmed' || undefined}>
                  {i18n._(pointAnswerLabels[answer])}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}

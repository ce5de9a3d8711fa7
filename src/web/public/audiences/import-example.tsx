// How an imported spreadsheet comes back: each row ready, or with what to correct.
import { Trans, useLingui } from '@lingui/react/macro';
import { Section } from '../marketing/parts.tsx';
import styles from '../marketing/sheet.module.css';

export function ImportExample() {
  const { t } = useLingui();
  const rows = [
    { home: t`2 BHK, Indiranagar, ₹32,000`, problem: null },
    { home: t`1 BHK, Koramangala, “on request”`, problem: t`Enter the rent as a number` },
    { home: t`3 BHK, Whitefield, ₹48,000`, problem: null },
  ];
  return (
    <Section
      title={t`From spreadsheet to listings`}
      intro={t`An example. Rows that are ready can be imported; the others say what to fix.`}
    >
      <table className={styles.sheet}>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Row</Trans>
            </th>
            <th scope="col">
              <Trans>Result</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ home, problem }) => (
            <tr key={home}>
              <th scope="row">{home}</th>
              <td>
                <span className={styles.verdict} data-good={problem === null || undefined}>
                  {problem ?? <Trans>Ready</Trans>}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}

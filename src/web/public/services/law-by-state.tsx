// What the law asks of a rental agreement, state by state, in short; the agreement itself has the whole sentence.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatDate } from '../../../domain/dates.ts';
import { type LawFact, type LawTopic, statesWithLaw, tenancyLawOf } from '../../../domain/tenancy-law.ts';
import { stateNames } from '../../components/leases/state-names.ts';
import { clock } from '../../lib/clock.ts';
import { Section } from '../marketing/parts.tsx';
import styles from '../marketing/sheet.module.css';

const topics: Readonly<Record<LawTopic, MessageDescriptor>> = {
  registration: msg`Registration`,
  'stamp-duty': msg`Stamp duty`,
  'police-verification': msg`Police verification`,
  'tenancy-act': msg`Tenancy law`,
};

const short: Readonly<Record<LawFact['says'], MessageDescriptor>> = {
  registration: msg`Leases of more than a year are registered. Ask your sub-registrar about shorter ones.`,
  'stamp-duty': msg`Each state sets its own. Your sub-registrar knows the amount for your rent, deposit and term.`,
  police: msg`Many cities want owners to report a new tenant. Ask your police station.`,
  'tenancy-act': msg`Each state has its own act. Ask how high the deposit may be and whom to inform.`,
  'registration-maharashtra': msg`Every agreement is in writing and registered, leave and licence too, however short. The owner gets it registered.`,
  'stamp-duty-maharashtra': msg`Leave and licence up to 60 months: 0.25% of the rent of the whole term, any deposit that is not returned, and 10% a year of the refundable deposit.`,
  'tenancy-act-maharashtra': msg`Without a registered agreement, the tenant’s word on the terms counts unless proved otherwise.`,
  'tenancy-act-tamil-nadu': msg`In towns and cities: in writing, and registered with the Rent Authority on tenancy.tn.gov.in.`,
  'tenancy-act-uttar-pradesh': msg`In towns and cities: in writing, the Rent Authority informed within two months, and a deposit of at most two months’ rent.`,
  'tenancy-act-assam': msg`In writing; owner and tenant inform the Rent Authority together within two months.`,
};

export function LawByState() {
  const { t, i18n } = useLingui();
  const today = clock.today();
  const states = statesWithLaw(today).map((state) => {
    const name = stateNames[state];
    const facts = tenancyLawOf(state, today).filter((fact) => fact.state === state);
    return { name: name ? i18n._(name) : state, facts };
  });
  return (
    <Section
      title={t`What your state requires`}
      intro={t`A guide to what to ask, not legal advice. Where a state is not listed, the first row applies.`}
    >
      <table className={styles.sheet}>
        <State name={t`All of India`} facts={tenancyLawOf(null, today)} />
        {states.map((state) => (
          <State key={state.name} {...state} />
        ))}
      </table>
    </Section>
  );
}

function State({ name, facts }: { name: string; facts: readonly LawFact[] }) {
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={2}>
          {name}
        </th>
      </tr>
      {facts.map((fact) => (
        <Fact key={fact.topic} fact={fact} />
      ))}
    </tbody>
  );
}

function Fact({ fact: { topic, says, source, url, checkedOn } }: { fact: LawFact }) {
  const { i18n } = useLingui();
  const day = formatDate(checkedOn);
  return (
    <tr>
      <th scope="row">{i18n._(topics[topic])}</th>
      <td>
        {i18n._(short[says])}
        <span className={styles.note}>
          {url ? (
            <a href={url} target="_blank" rel="noreferrer">
              <span lang="en">{source}</span>
            </a>
          ) : (
            <span lang="en">{source}</span>
          )}
          {' · '}
          <Trans>checked on {day}</Trans>
        </span>
      </td>
    </tr>
  );
}

// The frame of every step: loads what was saved, leads to the first step with something missing, and shows where one is.

import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Alert, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link, Navigate } from 'react-router';
import type { BrokerRegistration } from '../../../../contract/brokers.ts';
import { type RegistrationStep, registrationSteps } from '../../../../domain/brokers.ts';
import { stepLabels } from '../../../components/brokers/broker-labels.ts';
import classes from '../../../components/form/step-list.module.css';
import { QueryState } from '../../../components/query-state.tsx';
import { screenMeta } from '../../../lib/screen-meta.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { useRegistration } from './use-registration.ts';

const notLoaded = msg`Failed to load your registration`;

export const registrationMeta = () => screenMeta(msg`Broker registration`);

type FrameProps = {
  step: RegistrationStep;
  title: ReactNode;
  description: ReactNode;
  children: (registration: BrokerRegistration) => ReactNode;
};

export function RegistrationFrame({ step, title, description, children }: FrameProps) {
  const registration = useRegistration();
  return (
    <Stack gap="lg" maw={860}>
      <PageHeader title={title} description={description} />
      <Loaded query={registration}>
        {(data) => {
          if (!data.is_editable) return <Navigate to="/become-broker" replace />;
          if (placeOf(step) > placeOf(data.step)) return <Navigate to={pathOf(data.step)} replace />;
          return (
            <>
              <Steps current={step} reached={data.step} />
              <Rejected registration={data} />
              {children(data)}
            </>
          );
        }}
      </Loaded>
    </Stack>
  );
}

export const pathOf = (step: RegistrationStep) => `/register/broker/${step}`;
const placeOf = (step: RegistrationStep) => registrationSteps.indexOf(step);

type LoadedProps = {
  query: ReturnType<typeof useRegistration>;
  children: (registration: BrokerRegistration) => ReactNode;
};

export const Loaded = ({ query, children }: LoadedProps) => (
  <QueryState query={query} failure={notLoaded} height={320}>
    {children}
  </QueryState>
);

function Steps({ current, reached }: { current: RegistrationStep; reached: RegistrationStep }) {
  const { i18n, t } = useLingui();
  return (
    <nav aria-label={t`Steps`}>
      <ol className={classes.steps} style={{ gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' }}>
        {registrationSteps.map((step, place) => {
          const words = (
            <>
              <span className={classes.number}>{place + 1}</span>
              {i18n._(stepLabels[step])}
            </>
          );
          return (
            <li key={step}>
              {placeOf(step) <= placeOf(reached) ? (
                <Link
                  to={pathOf(step)}
                  className={classes.step}
                  style={{ textDecoration: 'none' }}
                  aria-current={step === current ? 'step' : undefined}
                >
                  {words}
                </Link>
              ) : (
                <span className={classes.step}>{words}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

function Rejected({ registration }: { registration: BrokerRegistration }) {
  const { t } = useLingui();
  if (registration.status !== 'rejected') return null;
  return (
    <Alert color="red" title={t`Your registration was not accepted`}>
      {registration.reject_reason}
    </Alert>
  );
}

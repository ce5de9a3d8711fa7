// Where one is in the form, and the way to any other step.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type DraftStep, draftSteps } from '../../../domain/listing-quality.ts';
import classes from '../../components/form/step-list.module.css';

export const stepNames: Readonly<Record<DraftStep, MessageDescriptor>> = {
  place: msg`Place`,
  home: msg`Home`,
  money: msg`Money`,
  photos: msg`Photos`,
  preview: msg`Preview`,
};

export function StepList({ step, onChoose }: { step: DraftStep; onChoose: (step: DraftStep) => void }) {
  const { i18n, t } = useLingui();
  return (
    <nav aria-label={t`Steps`}>
      <ol className={classes.steps}>
        {draftSteps.map((name, place) => (
          <li key={name}>
            <button
              type="button"
              className={classes.step}
              aria-current={name === step ? 'step' : undefined}
              onClick={() => onChoose(name)}
            >
              <span className={classes.number}>{place + 1}</span>
              {i18n._(stepNames[name])}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}

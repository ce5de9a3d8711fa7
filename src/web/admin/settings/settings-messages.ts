// What the Settings tab says when something was or was not done, and what it calls the versions of the plan.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PlanVersion } from '../../../contract/commission-plans.ts';

export const settingsTexts = {
  saved: msg`Settings saved`,
  waits: msg`Waits for a second administrator`,
  declined: msg`Request declined`,
  notDeclined: msg`The request was not declined`,
  notSaved: msg`The settings could not be saved`,
  notLoaded: msg`The settings could not be loaded`,
  planStored: msg`Version of the plan stored`,
} as const;

export const planStates: Readonly<Record<PlanVersion['state'], { word: MessageDescriptor; colour: string }>> =
  {
    past: { word: msg`Past`, colour: 'gray' },
    'in-force': { word: msg`In force`, colour: 'green' },
    coming: { word: msg`Coming`, colour: 'blue' },
    replaced: { word: msg`Replaced`, colour: 'gray' },
  };

/** 280 basis points are 2.8 %. */
export const percentOfBp = (bp: number): string =>
  `${(bp / 100).toLocaleString('en-IN', { maximumFractionDigits: 2 })}%`;

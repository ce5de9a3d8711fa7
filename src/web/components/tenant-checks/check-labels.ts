// What people call the points, answers and states of a tenant check.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CheckPoint, CheckStatus, PointAnswer } from '../../../domain/tenant-checks.ts';

export const checkPointLabels: Readonly<Record<CheckPoint, MessageDescriptor>> = {
  identity: msg`Identity, by a document with a photo`,
  pan_name: msg`Name on the PAN`,
  address: msg`Current address`,
  employer: msg`Work or study`,
  previous_landlord: msg`What the previous owner says`,
  police_receipt: msg`Police verification receipt, where the state requires it`,
};

export const pointAnswerLabels: Readonly<Record<PointAnswer, MessageDescriptor>> = {
  confirmed: msg`Confirmed`,
  not_confirmed: msg`Not confirmed`,
  not_checkable: msg`Could not be checked`,
};

export const checkStatusLabels: Readonly<Record<CheckStatus, MessageDescriptor>> = {
  asked: msg`Waiting for the applicant`,
  agreed: msg`Waiting for payment`,
  in_work: msg`Being checked`,
  done: msg`Report ready`,
  refused: msg`Applicant said no`,
  expired: msg`No answer`,
  withdrawn: msg`Consent taken back`,
  cancelled: msg`Cancelled`,
};

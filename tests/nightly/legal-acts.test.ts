import { it } from 'vitest';
import { expectAgreementAfterActs } from '../support/legal-acts.ts';
import { startServices } from '../support/services.ts';

const started = await startServices({ runsJobs: false });

it('after any 200 legal acts book, months, receipts and statements agree to the paisa', async () => {
  await expectAgreementAfterActs(started, 200);
});

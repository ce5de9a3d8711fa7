/** The demo's stories are lived as well on a machine that takes long over them. */
import { expect, it } from 'vitest';
import { PROOF_MINUTES } from '../../../src/domain/step-up.ts';
import { startServices } from '../../../tests/support/services.ts';
import { openStage } from './stage.ts';

const { services, ownerUrl, asOwner, addPerson } = await startServices({ runsJobs: false });

it('lets its people act an hour and more after it was opened', async () => {
  const id = await addPerson('Asha Rao');
  await asOwner('delete from auth.sessions');
  const stage = await openStage(services.config, ownerUrl);
  await asOwner(
    `update auth.sessions set proved_at = proved_at - $1::interval, expires_at = expires_at - $1::interval,
       created_at = created_at - $1::interval where user_id = $2`,
    [`${60 + PROOF_MINUTES} minutes`, id],
  );
  const act = stage.play([
    {
      at: services.now(),
      do: (as) => as(id).apiTokens.create({ name: 'Desk', scopes: ['listings:read'], days: '90' }),
    },
  ]);
  await expect(act.finally(() => stage.close())).resolves.toBeUndefined();
  expect(await asOwner('select from auth.sessions')).toEqual([]);
});

import { expect, it } from 'vitest';
import { newWebhookSecret, webhookHeaders } from './webhook-signature.ts';

// security programs: Webhooks are told in the transaction of the act, and of nothing that was taken back … signed as Standard Webhooks says
it('signs as the specification’s own example', () => {
  const headers = webhookHeaders(['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'], {
    id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    at: new Date(1_614_265_330_000),
    body: '{"test": 2432232314}',
  });
  expect(headers).toEqual({
    'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  });
});

it('changes with the id, the time, the body and the secret', () => {
  const secret = newWebhookSecret();
  const signed = { id: 'a', at: new Date(0), body: '{}' };
  const proofs = [
    webhookHeaders([secret], signed),
    webhookHeaders([secret], { ...signed, id: 'b' }),
    webhookHeaders([secret], { ...signed, at: new Date(1000) }),
    webhookHeaders([secret], { ...signed, body: '[]' }),
    webhookHeaders([newWebhookSecret()], signed),
  ].map((headers) => headers['webhook-signature']);
  expect(new Set(proofs).size).toBe(5);
  expect(Buffer.from(secret.slice(6), 'base64')).toHaveLength(32);
});

it('carries one proof by each secret, a space between them', () => {
  const [now, earlier] = [newWebhookSecret(), newWebhookSecret()];
  const signed = { id: 'a', at: new Date(0), body: '{}' };
  const proofBy = (...secrets: string[]) => webhookHeaders(secrets, signed)['webhook-signature'];
  expect(proofBy(now, earlier)).toBe(`${proofBy(now)} ${proofBy(earlier)}`);
});

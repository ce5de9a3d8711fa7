/** Somebody new, for a journey that uses up what it finds. */
import { demoPassword } from '../../src/db/seed/demo/people.ts';
import { productOrigin } from './origin.ts';
import { askSignIn } from './sign-in.ts';
import { mailedCode } from './sign-up.ts';

/** Signs up by a code in the mailbox and takes the password of the demo's people; the address. */
export async function newcomer(name: string): Promise<string> {
  const email = `${name.toLowerCase().replaceAll(' ', '.')}.${Date.now()}@example.com`;
  await askSignIn('/email-otp/send-verification-otp', { email });
  const otp = await mailedCode({ url: () => productOrigin() }, email);
  const { cookie } = await askSignIn('/sign-in/email-otp', { email, otp, name, signupRole: 'tenant' });
  await askSignIn('/set-password', { newPassword: demoPassword }, cookie);
  return email;
}

import { expect, it } from 'vitest';
import { isPushService, knownPushServices } from './push-services.ts';

it.each([
  ['https://fcm.googleapis.com/fcm/send/abc', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/abc', true],
  ['https://web.push.apple.com/abc', true],
  ['https://db5p.notify.windows.com/w/?token=abc', true],
  ['http://fcm.googleapis.com/fcm/send/abc', false],
  ['https://fcm.googleapis.com:8443/fcm/send/abc', false],
  ['https://user:word@fcm.googleapis.com/fcm/send/abc', false],
  ['https://fcm.googleapis.com.evil.example/abc', false],
  ['https://evilpush.apple.com.evil.example/', false],
  ['https://notify.windows.com.evil.example/', false],
  ['https://xnotify.windows.com/', false],
  ['https://evil.example/#fcm.googleapis.com', false],
  ['https://127.0.0.1/', false],
  ['https://169.254.169.254/latest/meta-data', false],
  ['https://[::1]/', false],
  ['file:///etc/passwd', false],
  ['nonsense', false],
])('%s is a push service: %s', (endpoint, isOne) => {
  expect(isPushService(endpoint, knownPushServices)).toBe(isOne);
});

// security abuse: Push messages are sealed for one browser and signed by us … go to known push services only, and follow no redirect
it('a trial may name its own stand-in, and opens no other port with it', () => {
  expect(isPushService('http://127.0.0.1:9000/push/1', ['http://127.0.0.1:9000'])).toBe(true);
  expect(isPushService('http://127.0.0.1:9001/push/1', ['http://127.0.0.1:9000'])).toBe(false);
});

import { describe, expect, it } from 'vitest';
import { startPhotoHost } from '../../../tests/support/photo-host.ts';
import { getPublic } from './public-get.ts';

const host = await startPhotoHost();
const MOST = 1000;
const isPicture = (start: Uint8Array) => start[0] === 0xff;
const get = (url: string, alsoOpen = [host.host]) =>
  getPublic({ url, mostBytes: MOST, isWanted: isPicture, alsoOpen });
const picture = (bytes: number) => Buffer.alloc(bytes, 0xff);
const leadsTo = (path: string, location: string) =>
  host.answers(path, (response) => response.writeHead(302, { location }).end());

host.shows('/full', picture(MOST));
host.shows('/large', picture(MOST + 1));
host.shows('/page', Buffer.from('<html>'.repeat(50)));
host.shows('/short', picture(4));
// Without a length in its header, and without an end.
host.answers('/endless', (response) => {
  const send = () => response.write(picture(200)) && setImmediate(send);
  response.on('error', () => undefined);
  send();
});
host.answers('/busy', (response) => response.writeHead(503).end());
host.answers('/cut', (response) => {
  response.writeHead(200, { 'content-length': '500' });
  response.write(picture(100), () => response.destroy());
});

describe('what stands at an address', () => {
  it('is read whole, also behind redirects', async () => {
    leadsTo('/one', '/two');
    leadsTo('/two', host.address('/full'));
    expect(await get(host.address('/one'))).toEqual({ bytes: picture(MOST) });
  });

  it.each([
    ['/large', 'too-large'],
    ['/endless', 'too-large'],
    ['/page', 'not-wanted'],
    ['/short', 'not-wanted'],
    ['/nothing', 'not-there'],
    ['/busy', 'no-answer'],
    ['/cut', 'no-answer'],
  ])('%s is %s', async (path, problem) => {
    expect(await get(host.address(path))).toEqual({ problem });
  });

  it('is given up after a chain of redirects', async () => {
    leadsTo('/round', '/round');
    const before = host.asked.length;
    expect(await get(host.address('/round'))).toEqual({ problem: 'not-there' });
    expect(host.asked.length - before).toBe(4);
  });
});

// An address that somebody wrote into a file must not open what only this machine reaches.
describe('an address that is not public', () => {
  it.each([
    'http://127.0.0.1/a.jpg',
    'http://2130706433/a.jpg',
    'http://[::1]/a.jpg',
    'http://[::ffff:169.254.169.254]/latest',
    'http://169.254.169.254/latest/meta-data',
    'http://10.1.2.3/a.jpg',
    'http://localhost/a.jpg',
    'http://db/a.jpg',
    'https://metadata.google.internal/a.jpg',
    // Whatever else listens at a public address is not asked.
    'http://8.8.8.8:6379/',
    'http://name:word@8.8.8.8/a.jpg',
    'ftp://8.8.8.8/a.jpg',
    'file:///etc/passwd',
  ])('is not called: %s', async (url) => {
    expect(await get(url)).toEqual({ problem: 'not-public' });
  });

  it('is not called behind a redirect either', async () => {
    const { port } = new URL(host.address('/'));
    const places = [`http://localhost:${port}/full`, 'http://169.254.169.254/', 'file:///etc/passwd'];
    for (const [at, place] of places.entries()) {
      leadsTo(`/trap-${at}`, place);
      expect(await get(host.address(`/trap-${at}`))).toEqual({ problem: 'not-public' });
    }
    expect(await get(host.address('/full'), [])).toEqual({ problem: 'not-public' });
  });
});

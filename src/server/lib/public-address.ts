/**
 * Whether an address on the internet is one that strangers may have us call: never this machine, its network or what clouds hide in
 * it. Names are resolved at the moment of calling and the call goes to the very address that was looked at.
 */

import { lookup as resolve } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { type Refusal, refusal } from '../../domain/refusals.ts';

/** Everything that is not handed out to somebody (IANA's registries of special addresses). */
const closed4 = blocked('ipv4', [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  // Handed out, but in every network of Azure it is the host itself.
  ['168.63.129.16', 32],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
]);
/** Of the sixth version one part alone is handed out; within it lie tunnels that lead elsewhere, and examples. */
const open6 = blocked('ipv6', [['2000::', 3]]);
const closed6 = blocked('ipv6', [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
]);

function blocked(family: 'ipv4' | 'ipv6', nets: readonly [net: string, bits: number][]): BlockList {
  const list = new BlockList();
  for (const [net, bits] of nets) list.addSubnet(net, bits, family);
  return list;
}

export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !closed4.check(address, 'ipv4');
  if (isIP(address) !== 6) return false;
  return open6.check(address, 'ipv6') && !closed6.check(address, 'ipv6');
}

/** Names that mean a network of one's own, whatever they resolve to. */
const OWN_NAMES =
  /(^|\.)(localhost|local|localdomain|internal|intranet|lan|home|corp|private|arpa|onion|test|invalid)$/i;

/** Why an address cannot be called; null: by its letters it can. Where its name leads is looked at when it is called. */
export function problemOfUrl(text: string, allowsLocal: boolean): Refusal | null {
  const url = URL.parse(text);
  if (!url) return refusal('webhook-address.malformed', 'Enter an address like https://example.in/hooks');
  if (url.protocol !== 'https:' && !(allowsLocal && url.protocol === 'http:'))
    return refusal('webhook-address.not-https', 'Use an https:// address');
  if (url.username || url.password)
    return refusal('webhook-address.with-password', 'Leave name and password out of the address');
  if (url.hash) return refusal('webhook-address.with-fragment', 'Leave out what follows the #');
  if (allowsLocal || looksPublic(url)) return null;
  return refusal('webhook-address.not-public', 'Use an address that is reachable from the internet');
}

/** By its letters alone: a name may still lead to a closed address, which `lookupPublic` refuses. */
export function looksPublic(url: URL): boolean {
  const host = url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  const isName = isIP(host) === 0;
  return isName ? host.includes('.') && !OWN_NAMES.test(host) : isPublicAddress(host);
}

/** Says that a name leads to a network of somebody's own. */
export class ClosedAddress extends Error {
  override readonly name = 'ClosedAddress';

  constructor() {
    super('The address leads to a private network');
  }
}

/** Resolves for a connection, and refuses when any of the answers is closed: half a trap is one too. */
export const lookupPublic: LookupFunction = (hostname, options, callback) => {
  resolve(hostname, { ...options, all: true }, (error, found) => {
    if (error) return callback(error, [], undefined);
    const answers = Array.isArray(found) ? found : [];
    if (answers.length === 0 || !answers.every(({ address }) => isPublicAddress(address))) {
      return callback(new ClosedAddress(), [], undefined);
    }
    const [first] = answers;
    if (options.all || !first) return callback(null, answers, undefined);
    callback(null, first.address, first.family);
  });
};

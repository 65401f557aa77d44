/** The addresses that the server may connect to for a webhook, which others choose. */
import { lookup as lookupByDns, type LookupAddress, type LookupOptions } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** An address of a webhook that is not allowed; the message says why. */
export class AddressError extends Error {
  override name = 'AddressError';
}

const MAX_URL_CHARACTERS = 2000;
const GLOBAL_IPV6 = ipaddr.parseCIDR('2000::/3');

/** True for an address of the public internet. */
export function isPublic(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  // Not loopback, private, link-local, carrier-grade NAT, multicast, IPv4 within IPv6, NAT64 …
  if (parsed.range() !== 'unicast') return false;
  return parsed.kind() === 'ipv4' || parsed.match(GLOBAL_IPV6);
}

/**
 * Checks the address of a webhook as far as it can be without a name server.
 * @throws {AddressError}
 */
export function checkUrl(url: string, { isPrivateAllowed }: { isPrivateAllowed: boolean }): URL {
  if (!URL.canParse(url) || url.length > MAX_URL_CHARACTERS) {
    throw new AddressError(
      `The address must be a URL of at most ${MAX_URL_CHARACTERS} characters, such as https://example.org/tibyan.`,
    );
  }
  const parsed = new URL(url);
  const protocols = isPrivateAllowed ? ['https:', 'http:'] : ['https:'];
  if (!protocols.includes(parsed.protocol)) {
    throw new AddressError(
      'The address must begin with https://; http:// needs the setting WEBHOOK_PRIVATE_ADDRESSES=1.',
    );
  }
  if (parsed.username || parsed.password || parsed.hash) {
    throw new AddressError('The address must have no name, password or fragment (#).');
  }
  // No name server is asked for a literal address.
  const host = parsed.hostname.replace(/^\[|\]$/g, '');
  if (!isPrivateAllowed && isIP(host)) checkPublic(host);
  return parsed;
}

function checkPublic(address: string): void {
  if (isPublic(address)) return;
  throw new AddressError(
    `${address} is not an address of the public internet; such ones need the setting WEBHOOK_PRIVATE_ADDRESSES=1.`,
  );
}

type Resolve = (
  hostname: string,
  options: LookupOptions & { all: true },
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/**
 * Resolves a name for a connection, which is made to the addresses that were checked: a name server can't give
 * another one after the check. A name with a single address that is not public is refused.
 */
export const publicLookup =
  (resolve: Resolve = lookupByDns): LookupFunction =>
  (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, []);
      try {
        for (const { address } of addresses) checkPublic(address);
      } catch (refusal) {
        return callback(refusal as Error, []);
      }
      const [first] = addresses;
      if (options.all || !first) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
  };

/**
 * Protection against DNS rebinding, which the MCP specification asks for. Any site may call a public server, because it
 * has no data of the caller; but no page of another site may reach a server on the reader's own device.
 */

interface Addressed {
  /** The `Origin` header; undefined for callers that are not browsers. */
  origin: string | undefined;
  /** Host of the request, with its port. */
  host: string;
  /** Network address of the caller. */
  address: string;
}

interface Site {
  publicUrl: string | undefined;
  /** Number of proxies, which may call from the same device. */
  trustProxy: number;
}

/** @returns why the request is refused; undefined if it is allowed */
export function refusalOfOrigin(
  { origin, host, address }: Addressed,
  { publicUrl, trustProxy }: Site,
): string | undefined {
  if (origin !== undefined && origin !== 'null' && !isWebOrigin(origin)) {
    return 'The Origin header must be an origin of http or https.';
  }
  const isHostLocal = isLocal(host);
  const isPublicHost = publicUrl !== undefined && new URL(publicUrl).host === host;
  if (isPublicHost) return undefined;
  // A name that someone else has pointed to this device.
  if (trustProxy === 0 && !isHostLocal && isLocal(address)) {
    return 'The Host header must be the address of this server.';
  }
  if (isHostLocal && origin !== undefined && !isLocal(hostOf(origin))) {
    return 'Pages of other sites may not call a server on this device.';
  }
  return undefined;
}

function isWebOrigin(origin: string): boolean {
  if (!URL.canParse(origin)) return false;
  const { protocol, origin: own } = new URL(origin);
  return (protocol === 'http:' || protocol === 'https:') && own === origin.toLowerCase();
}

/** Of "null", the origin of pages without one, it is empty. */
const hostOf = (origin: string) => (URL.canParse(origin) ? new URL(origin).host : '');

/** True for names and addresses of the device itself, with or without a port. */
function isLocal(host: string): boolean {
  const name = host.startsWith('[')
    ? host.replace(/\]:\d+$/, ']')
    : host.replace(/^([^:]*):\d+$/, '$1');
  return (
    /^127(\.\d{1,3}){3}$/.test(name) ||
    ['[::1]', '::1', '::/64'].includes(name) ||
    /^(.+\.)?localhost$/i.test(name)
  );
}

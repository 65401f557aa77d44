/** The addresses that the server connects to for a webhook. */
import type { LookupAddress } from 'node:dns';
import { checkUrl, isPublic, publicLookup } from '../../../api/webhooks/addresses';

test.each(['8.8.8.8', '93.184.216.34', '2606:4700::1111', '2a00:1450:4001:81b::200e'])(
  '%s is public',
  (address) => expect(isPublic(address)).toBe(true),
);

test.each([
  '0.0.0.0',
  '10.0.0.1',
  '100.64.0.1',
  '127.0.0.1',
  '127.255.255.254',
  '169.254.169.254',
  '172.16.0.1',
  '192.0.0.8',
  '192.0.2.1',
  '192.168.1.1',
  '198.18.0.1',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::7f00:1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '::ffff:0:127.0.0.1',
  '64:ff9b::7f00:1',
  '64:ff9b:1::7f00:1',
  '100::1',
  '2001:db8::1',
  '2001::1',
  '2002:7f00:1::',
  'fc00::1',
  'fd00:ec2::254',
  'fe80::1',
  'fe80::1%eth0',
  'fec0::1',
  'ff02::1',
  'localhost',
  '',
])('%s is not public', (address) => expect(isPublic(address)).toBe(false));

const STRICT = { isPrivateAllowed: false };

test.each([
  ['https://example.org/hook?key=1', 'https://example.org/hook?key=1'],
  ['HTTPS://Example.org:8443', 'https://example.org:8443/'],
  ['https://8.8.8.8/', 'https://8.8.8.8/'],
  ['https://[2606:4700::1111]/', 'https://[2606:4700::1111]/'],
])('%s is accepted', (url, href) => expect(checkUrl(url, STRICT).href).toBe(href));

test.each([
  ['', 'must be a URL'],
  ['example.org', 'must be a URL'],
  [`https://example.org/${'x'.repeat(2000)}`, 'at most 2000 characters'],
  ['http://example.org/', 'must begin with https://'],
  ['ftp://example.org/', 'must begin with https://'],
  ['javascript:alert(1)', 'must begin with https://'],
  ['https://user@example.org/', 'no name, password'],
  ['https://:secret@example.org/', 'no name, password'],
  ['https://example.org/#part', 'no name, password or fragment'],
  ['https://127.0.0.1/', '127.0.0.1 is not an address of the public internet'],
  ['https://2130706433/', '127.0.0.1 is not'],
  ['https://0x7f.1/', '127.0.0.1 is not'],
  ['https://017700000001/', '127.0.0.1 is not'],
  ['https://[::1]/', '::1 is not'],
  ['https://[::ffff:a9fe:a9fe]/', '::ffff:a9fe:a9fe is not'],
])('%s is refused', (url, message) => {
  expect(() => checkUrl(url, STRICT)).toThrow(message);
});

test('with the setting, http and private addresses are accepted', () => {
  for (const url of ['http://10.0.0.1:8080/hook', 'https://[::1]/', 'http://localhost/']) {
    expect(checkUrl(url, { isPrivateAllowed: true }).href).toBe(url);
  }
  expect(() => checkUrl('ftp://10.0.0.1/', { isPrivateAllowed: true })).toThrow('must begin');
});

const PUBLIC: LookupAddress = { address: '93.184.216.34', family: 4 };
const PRIVATE: LookupAddress = { address: '10.0.0.1', family: 4 };

/** What a connection gets from a name server with these addresses. */
function lookUp(addresses: LookupAddress[], all: boolean) {
  const lookup = publicLookup((_hostname, _options, callback) => callback(null, addresses));
  return new Promise((resolve) => {
    lookup('example.org', { all }, (error, address, family) =>
      resolve(error ? error.message : all ? address : { address, family }),
    );
  });
}

test('a connection gets the addresses that were checked', async () => {
  expect(await lookUp([PUBLIC], true)).toEqual([PUBLIC]);
  expect(await lookUp([PUBLIC], false)).toEqual(PUBLIC);
});

test.each([[[PRIVATE]], [[PUBLIC, PRIVATE]], [[PRIVATE, PUBLIC]]])(
  'a name with the addresses %j is refused',
  async (addresses) => {
    for (const all of [true, false]) {
      expect(await lookUp(addresses, all)).toContain('10.0.0.1 is not an address of the public');
    }
  },
);

test('an unknown name is an error', async () => {
  const lookup = publicLookup((_hostname, _options, callback) => callback(new Error('no'), []));
  const failed = new Promise((resolve) => lookup('example.org', {}, resolve));
  expect(await failed).toEqual(new Error('no'));
});

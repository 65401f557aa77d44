/** Which errors of the drivers mean that the database is away, and which are bugs or wrong inputs. */
import { outageOf } from '../../../api/database/outage';

const withCode = (code: string) => Object.assign(new Error('failed'), { code });
/** The form in which Prisma passes on an error of its adapter. */
const fromPrisma = (cause: object) =>
  Object.assign(new Error('Invalid invocation'), {
    code: 'P2010',
    meta: { driverAdapterError: Object.assign(new Error('DriverAdapterError'), { cause }) },
  });

test.each([
  ['a refused connection', withCode('ECONNREFUSED'), 'unreachable'],
  ['a connection that PostgreSQL reset', withCode('ECONNRESET'), 'unreachable'],
  ['an unknown host', withCode('ENOTFOUND'), 'unreachable'],
  ['a server that stops', withCode('57P01'), 'unreachable'],
  ['a server that starts', withCode('57P03'), 'unreachable'],
  ['too many connections', withCode('53300'), 'unreachable'],
  ['a connection failure', withCode('08006'), 'unreachable'],
  ['an input/output error', withCode('58030'), 'unreachable'],
  ['a damaged block', withCode('XX001'), 'unreachable'],
  ['an ended connection', new Error('Connection terminated unexpectedly'), 'unreachable'],
  ['a slow query', new Error('Query read timeout'), 'unreachable'],
  ['a broken embedded database', new WebAssembly.RuntimeError('unreachable'), 'unreachable'],
  ['a damaged block, by Prisma', fromPrisma({ originalCode: 'XX001' }), 'unreachable'],
  ['an unreachable server, by Prisma', fromPrisma({ kind: 'DatabaseNotReachable' }), 'unreachable'],
  ['a full disk', withCode('ENOSPC'), 'full'],
  ['a full disk of PostgreSQL', withCode('53100'), 'full'],
  ['a full disk, by Prisma', fromPrisma({ originalCode: '53100' }), 'full'],
  [
    'a full disk that breaks the connection',
    Object.assign(withCode('ECONNRESET'), { cause: new Error('No space left on device') }),
    'full',
  ],
  ['a name that is taken', withCode('23505'), undefined],
  ['an unknown table', withCode('42P01'), undefined],
  ['a canceled statement', withCode('57014'), undefined],
  ['a row that Prisma does not find', withCode('P2025'), undefined],
  ['a bug', new TypeError('x is not a function'), undefined],
  [
    'a client that has left',
    new DOMException('This operation was aborted', 'AbortError'),
    undefined,
  ],
  ['a text that was thrown', 'ECONNRESET', undefined],
  ['nothing', undefined, undefined],
])('%s', (_what, error, outage) => {
  expect(outageOf(error)).toBe(outage);
});

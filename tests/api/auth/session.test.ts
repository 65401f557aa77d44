import jwt from 'jsonwebtoken';
import { makeTestApp, TEST_SECRET, type TestApp } from '../../support/app';
import { describeEachDatabase } from '../../support/database';
import {
  bearer,
  cookieOf,
  insertAdmin,
  LOGIN,
  ORIGIN,
  PASSWORD,
  send,
  signIn,
  type Session,
} from '../../support/signIn';
import { statementsOf } from '../../support/statements';

const VIEWER = '{ viewer { username authority } }';
const REFRESH = `mutation { refreshJwt { __typename
  ... on RefreshJwtPayload { session { jwt viewer { username } } }
  ... on AuthenticationError { message }
} }`;
const LOGOUT = 'mutation { logout { isSignedOut } }';
const EVERYWHERE = 'mutation { logoutEverywhere { isSignedOut } }';
const CHANGE = `mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { __typename
  ... on ChangePasswordPayload { session { jwt } }
  ... on ValidationError { problems { field code value message } }
} }`;

interface Login {
  login: {
    __typename: string;
    message?: string;
    problems?: { field: string }[];
    session?: Session;
  };
}

interface Refresh {
  refreshJwt: { __typename: string; session?: Session };
}

describeEachDatabase('sessions', (databases) => {
  const database = databases.use('migrated');
  let app: TestApp;
  beforeEach(async () => {
    app = makeTestApp(database(), { trustProxy: 1 });
    await database().prisma.user.deleteMany();
    await database().prisma.failedLogin.deleteMany();
    await insertAdmin(database(), 'ayşe');
  });

  const login = (username: string, password: string, headers?: Record<string, string>) =>
    send<Login>(app, LOGIN, { input: { username, password } }, headers);
  const refresh = (cookie: string, headers: Record<string, string> = { origin: ORIGIN }) =>
    send<Refresh>(app, REFRESH, {}, { cookie, ...headers });
  const viewerOf = async (token: string) =>
    (await send<{ viewer: { username: string } | null }>(app, VIEWER, {}, bearer(token))).data
      ?.viewer ?? null;

  test('signing in returns a token and a cookie that is sent only with session calls', async () => {
    const { data, response } = await login('ayşe', PASSWORD);
    expect(data?.login).toMatchObject({
      __typename: 'LoginPayload',
      session: { viewer: { username: 'ayşe', authority: 'ADMIN' } },
    });
    const cookies = response.headers.getSetCookie();
    expect(cookies).toHaveLength(2);
    for (const [index, path] of ['/graphql', '/api/authentication'].entries()) {
      expect(cookies[index]).toMatch(/^refreshToken=[\w-]{43}; /);
      expect(cookies[index]).toContain(`; Path=${path};`);
      expect(cookies[index]).toMatch(/; HttpOnly; SameSite=Strict$/);
    }
    expect(await viewerOf(data?.login.session?.jwt ?? '')).toEqual({
      username: 'ayşe',
      authority: 'ADMIN',
    });
  });

  test('the cookie is Secure over HTTPS', async () => {
    app = makeTestApp(database(), { publicUrl: 'https://tibyan.example' });
    const { response } = await login('ayşe', PASSWORD);
    expect(response.headers.getSetCookie()[0]).toContain('; Secure');
  });

  test('no secret is stored in plain text or logged', async () => {
    const { cookie, jwt: token } = await signIn(app, 'ayşe');
    const refreshToken = cookie.split('=')[1] ?? '';
    const stored = JSON.stringify(await database().sql`SELECT * FROM "Session", "User"`);
    for (const secret of [refreshToken, token, PASSWORD]) {
      expect(secret.length).toBeGreaterThan(10);
      expect(stored).not.toContain(secret);
      expect(JSON.stringify(app.log)).not.toContain(secret);
    }
    expect(stored).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
  });

  test.each([
    ['ayşe', 'wrong'],
    ['nobody', PASSWORD],
    ['AYŞE', PASSWORD],
    ["' OR ''='", PASSWORD],
  ])('%s with the password %s is refused with the same message', async (name, password) => {
    const { data, response } = await login(name, password);
    expect(data?.login).toEqual({
      __typename: 'AuthenticationError',
      message: 'The name or the password is wrong.',
    });
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  test('empty fields are both reported at once', async () => {
    const { data } = await login(' ', '');
    expect(data?.login.__typename).toBe('ValidationError');
    expect(data?.login.problems?.map(({ field }) => field)).toEqual(['username', 'password']);
  });

  test('a name that no database can store is refused with a reason', async () => {
    const { data } = await login('a\0b', PASSWORD);
    expect(data?.login.problems).toMatchObject([
      {
        field: 'username',
        code: 'INVALID_CHARACTER',
        value: 'U+0000',
        message: 'The character U+0000 is not allowed.',
      },
    ]);
  });

  describe('after failed logins', () => {
    const from = (address: string) => ({ 'x-forwarded-for': address });
    const here = from('192.0.2.1');
    const statusOf = async (...given: Parameters<typeof login>) =>
      (await login(...given)).response.status;

    test('the sixth attempt for a name is a 429, even with the right password', async () => {
      for (let failure = 0; failure < 5; failure++) await login('ayşe', 'wrong', here);
      const { response, data, errors } = await login('ayşe', PASSWORD, here);
      expect(response.status).toBe(429);
      const wait = Number(response.headers.get('Retry-After'));
      expect(wait).toBeGreaterThan(800);
      expect(wait).toBeLessThanOrEqual(900);
      expect(data ?? null).toBeNull();
      expect(errors?.[0]?.extensions?.code).toBe('TOO_MANY_REQUESTS');
    });

    test('from other addresses nobody is locked out, and an IPv6 network counts as one', async () => {
      for (let failure = 0; failure < 6; failure++) await login('ayşe', 'wrong', here);
      expect(await statusOf('ayşe', PASSWORD, from('192.0.2.2'))).toBe(200);
      for (let failure = 0; failure < 5; failure++) {
        await login('ayşe', 'wrong', from(`2001:db8:1:2::${failure + 1}`));
      }
      expect(await statusOf('ayşe', PASSWORD, from('2001:db8:1:2:ffff::9'))).toBe(429);
      expect(await statusOf('ayşe', PASSWORD, from('2001:db8:1:3::1'))).toBe(200);
    });

    test('another server counts them too', async () => {
      const other = makeTestApp(database(), { trustProxy: 1 });
      for (let failure = 0; failure < 5; failure++) await login('ayşe', 'wrong', here);
      const input = { username: 'ayşe', password: PASSWORD };
      expect((await send(other, LOGIN, { input }, here)).response.status).toBe(429);
    });

    test('concurrent attempts cannot exceed the limit', async () => {
      const tries = await Promise.all(
        Array.from({ length: 9 }, () => login('ayşe', 'wrong', here)),
      );
      expect(tries.filter(({ response }) => response.status === 429)).toHaveLength(4);
    });

    test('after 20 from an address, an attempt with any name is refused', async () => {
      for (let failure = 0; failure < 20; failure++) await login(`name${failure}`, 'wrong', here);
      expect(await statusOf('ayşe', PASSWORD, here)).toBe(429);
      expect(await statusOf('ayşe', PASSWORD, from('192.0.2.2'))).toBe(200);
    });

    test('the right password forgets those of the name, and only itself those of the address', async () => {
      for (let failure = 0; failure < 16; failure++) await login(`name${failure}`, 'wrong', here);
      for (let failure = 0; failure < 3; failure++) await login('ayşe', 'wrong', here);
      expect(await statusOf('ayşe', PASSWORD, here)).toBe(200);
      expect(await statusOf('ayşe', 'wrong', here)).toBe(200);
      expect(await statusOf('ayşe', PASSWORD, here)).toBe(429);
    });

    test.each([-16, 16])('none counts when the clock has moved by %d minutes', async (minutes) => {
      for (let failure = 0; failure < 5; failure++) await login('ayşe', 'wrong', here);
      await database().sql`
        UPDATE "FailedLogin" SET "firstAt" = "firstAt" + ${minutes} * interval '1 minute'`;
      expect(await statusOf('ayşe', 'wrong', here)).toBe(200);
      expect(await statusOf('ayşe', PASSWORD, here)).toBe(200);
    });

    test('neither names nor addresses are stored', async () => {
      await login('ayşe', 'wrong', here);
      const stored = JSON.stringify(await database().sql`SELECT * FROM "FailedLogin"`);
      expect(stored).not.toMatch(/ayşe|192\.0/);
      expect(app.log).toContainEqual(
        expect.objectContaining({ msg: 'login failed', username: 'ayşe', address: '192.0.2.1' }),
      );
    });

    test('wrong current passwords count, when a password is changed', async () => {
      const { jwt: token } = await signIn(app, 'ayşe');
      const change = (currentPassword: string) => {
        const input = { currentPassword, newPassword: 'Another-horse-2' };
        return send(app, CHANGE, { input }, { ...bearer(token), ...here });
      };
      for (let failure = 0; failure < 5; failure++) {
        expect((await change('wrong')).response.status).toBe(200);
      }
      expect((await change(PASSWORD)).response.status).toBe(429);
      expect(await statusOf('ayşe', PASSWORD, from('192.0.2.2'))).toBe(200);
    });
  });

  const usedSecondsAgo = (seconds: number) =>
    database().prisma.session.updateMany({
      where: { usedAt: { not: null } },
      data: { usedAt: new Date(Date.now() - seconds * 1000) },
    });

  test('a refresh token works again for 10 seconds, because an answer may be lost', async () => {
    const { cookie, jwt: token } = await signIn(app, 'ayşe');
    const lost = await refresh(cookie);
    await usedSecondsAgo(8);
    const again = await refresh(cookie);
    expect(again.data?.refreshJwt.__typename).toBe('RefreshJwtPayload');
    expect(cookieOf(again.response)).not.toBe(cookieOf(lost.response));
    expect(await viewerOf(token)).not.toBeNull();
    const next = await refresh(cookieOf(again.response) ?? '');
    expect(next.data?.refreshJwt.__typename).toBe('RefreshJwtPayload');
  });

  test('a refresh token works once; a second use after 10 seconds ends the session', async () => {
    const first = await signIn(app, 'ayşe');
    const second = await refresh(first.cookie);
    expect(second.data?.refreshJwt.session?.viewer.username).toBe('ayşe');
    const next = cookieOf(second.response) ?? '';
    expect(next).not.toBe(first.cookie);
    expect(await viewerOf(first.jwt)).not.toBeNull();

    await usedSecondsAgo(11);
    const stolen = await refresh(first.cookie);
    expect(stolen.data?.refreshJwt.__typename).toBe('AuthenticationError');
    expect(stolen.response.headers.getSetCookie()[0]).toMatch(/^refreshToken=; Max-Age=0/);
    expect((await refresh(next)).data?.refreshJwt.__typename).toBe('AuthenticationError');
    expect(await viewerOf(first.jwt)).toBeNull();
    expect(await viewerOf(second.data?.refreshJwt.session?.jwt ?? '')).toBeNull();
  });

  test('concurrent uses of a refresh token each get a token that works', async () => {
    const { cookie } = await signIn(app, 'ayşe');
    const answers = await Promise.all(Array.from({ length: 4 }, () => refresh(cookie)));
    for (const { response } of answers) {
      const next = await refresh(cookieOf(response) ?? '');
      expect(next.data?.refreshJwt.__typename).toBe('RefreshJwtPayload');
    }
  });

  test.each([
    ['no Origin', {}],
    ['another Origin', { origin: 'https://evil.example' }],
    ['an opaque Origin', { origin: 'null' }],
  ])('the cookie is ignored with %s', async (_which, headers) => {
    const { cookie, jwt: token } = await signIn(app, 'ayşe');
    for (const document of [REFRESH, LOGOUT]) {
      const { errors } = await send(app, document, {}, { cookie, ...headers });
      expect(errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
    }
    expect(await viewerOf(token)).not.toBeNull();
    expect((await refresh(cookie)).data?.refreshJwt.__typename).toBe('RefreshJwtPayload');
  });

  test('an expired session cannot be refreshed', async () => {
    const { cookie, jwt: token } = await signIn(app, 'ayşe');
    await database().prisma.session.updateMany({ data: { expiresAt: new Date(0) } });
    expect((await refresh(cookie)).data?.refreshJwt.__typename).toBe('AuthenticationError');
    expect(await viewerOf(token)).toBeNull();
  });

  test('signing out ends the session and removes the cookie', async () => {
    const { cookie, jwt: token } = await signIn(app, 'ayşe');
    const { data, response } = await send(app, LOGOUT, {}, { cookie, origin: ORIGIN });
    expect(data).toEqual({ logout: { isSignedOut: true } });
    expect(response.headers.getSetCookie()).toHaveLength(2);
    expect(cookieOf(response)).toBe('refreshToken=');
    expect(await viewerOf(token)).toBeNull();
    expect((await refresh(cookie)).data?.refreshJwt.__typename).toBe('AuthenticationError');
  });

  test('signing out everywhere ends all sessions of the caller and no others', async () => {
    await insertAdmin(database(), 'zeynep');
    const here = await signIn(app, 'ayşe');
    const elsewhere = await signIn(app, 'ayşe');
    const other = await signIn(app, 'zeynep');
    const { data, response } = await send(app, EVERYWHERE, {}, bearer(here.jwt));
    expect(data).toEqual({ logoutEverywhere: { isSignedOut: true } });
    expect(response.headers.getSetCookie()).toHaveLength(2);
    expect(cookieOf(response)).toBe('refreshToken=');
    for (const { cookie, jwt: token } of [here, elsewhere]) {
      expect(await viewerOf(token)).toBeNull();
      expect((await refresh(cookie)).data?.refreshJwt.__typename).toBe('AuthenticationError');
    }
    expect(await viewerOf(other.jwt)).toEqual({ username: 'zeynep', authority: 'ADMIN' });
    expect((await refresh(other.cookie)).data?.refreshJwt.__typename).toBe('RefreshJwtPayload');
    const again = await signIn(app, 'ayşe');
    expect(await viewerOf(again.jwt)).not.toBeNull();
  });

  test('a session refreshed during a sign-out everywhere ends too', async () => {
    for (let round = 0; round < 10; round++) {
      const here = await signIn(app, 'ayşe');
      const elsewhere = await signIn(app, 'ayşe');
      const [refreshed] = await Promise.all([
        refresh(elsewhere.cookie),
        send(app, EVERYWHERE, {}, bearer(here.jwt)),
      ]);
      const cookie = cookieOf(refreshed.response) ?? '';
      expect((await refresh(cookie)).data?.refreshJwt.__typename).toBe('AuthenticationError');
      expect(await database().prisma.session.count()).toBe(0);
    }
  });

  test('a removed admin is signed out', async () => {
    const { cookie, jwt: token } = await signIn(app, 'ayşe');
    await database().prisma.user.deleteMany();
    expect(await viewerOf(token)).toBeNull();
    expect((await refresh(cookie)).data?.refreshJwt.__typename).toBe('AuthenticationError');
  });

  test('a password change ends every session except the one it starts', async () => {
    const here = await signIn(app, 'ayşe');
    const elsewhere = await signIn(app, 'ayşe');
    const { data, response } = await send<{ changePassword: { session: Session } }>(
      app,
      CHANGE,
      { input: { currentPassword: PASSWORD, newPassword: 'Another-horse-2' } },
      bearer(here.jwt),
    );
    expect(await viewerOf(here.jwt)).toBeNull();
    expect(await viewerOf(elsewhere.jwt)).toBeNull();
    expect(await viewerOf(data?.changePassword.session.jwt ?? '')).not.toBeNull();
    expect((await refresh(elsewhere.cookie)).data?.refreshJwt.__typename).toBe(
      'AuthenticationError',
    );
    expect((await refresh(cookieOf(response) ?? '')).data?.refreshJwt.__typename).toBe(
      'RefreshJwtPayload',
    );
    expect((await login('ayşe', PASSWORD)).data?.login.__typename).toBe('AuthenticationError');
    expect((await login('ayşe', 'Another-horse-2')).data?.login.__typename).toBe('LoginPayload');
  });

  test.each([
    [{ currentPassword: 'wrong', newPassword: 'Another-horse-2' }, 'currentPassword'],
    [{ currentPassword: PASSWORD, newPassword: 'Ab1' }, 'newPassword'],
    [{ currentPassword: PASSWORD, newPassword: 'onlysmall' }, 'newPassword'],
  ])('the password change %j is refused', async (input, field) => {
    const { jwt: token } = await signIn(app, 'ayşe');
    const { data } = await send<{ changePassword: { problems: { field: string }[] } }>(
      app,
      CHANGE,
      { input },
      bearer(token),
    );
    expect(data?.changePassword.problems.map((problem) => problem.field)).toEqual([field]);
    expect(await viewerOf(token)).not.toBeNull();
  });

  test('a forged or expired token is anonymous, without a database statement', async () => {
    const { jwt: token } = await signIn(app, 'ayşe');
    const { payload } = jwt.decode(token, { complete: true }) ?? { payload: {} };
    const claims = payload as jwt.JwtPayload;
    const unsigned = [{ alg: 'none', typ: 'JWT' }, claims]
      .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
      .join('.');
    const forged = [
      `${unsigned}.`,
      jwt.sign(claims, 'another-secret-that-is-long-enough-too'),
      jwt.sign({ ...claims, aud: 'other' }, TEST_SECRET),
      jwt.sign({ ...claims, iss: 'other' }, TEST_SECRET),
      jwt.sign({ ...claims, exp: Math.floor(Date.now() / 1000) - 1 }, TEST_SECRET),
      jwt.sign(claims, TEST_SECRET, { algorithm: 'HS512' }),
      `${token}x`,
      'x',
    ];
    for (const text of forged) {
      const statements = await statementsOf(database(), async () => {
        expect(await viewerOf(text)).toBeNull();
      });
      expect(statements).toEqual([]);
    }
    expect(await viewerOf(jwt.sign(claims, TEST_SECRET))).not.toBeNull();
  });
});

/** Signed-in admins, for tests of protected operations. */
import { hashPassword } from '../../api/auth/passwords';
import type { Database } from '../../api/database/database';
import type { GraphQLAnswer, TestApp } from './app';

export const PASSWORD = 'Correct-horse-1';
export const ORIGIN = 'http://localhost';

export async function insertAdmin({ prisma }: Database, username: string): Promise<number> {
  const data = { username, passwordHash: await hashPassword(PASSWORD) };
  return (await prisma.user.create({ data })).id;
}

export const LOGIN = `mutation ($input: LoginInput!) { login(input: $input) {
  __typename
  ... on LoginPayload { session { jwt viewer { username authority } } }
  ... on AuthenticationError { message }
  ... on ValidationError { message problems { field code minimum maximum value message } }
} }`;

export interface Session {
  jwt: string;
  viewer: { username: string; authority: string };
}

/** Sends GraphQL with headers; returns the parsed result and the response. */
export async function send<Data>(
  app: TestApp,
  document: string,
  variables: object = {},
  headers: Record<string, string> = {},
) {
  const response = await app.fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query: document, variables }),
  });
  return { response, ...((await response.json()) as GraphQLAnswer<Data>) };
}

/** Signs in; returns the access token and the cookie. */
export async function signIn(app: TestApp, username: string, password = PASSWORD) {
  const { response, data } = await send<{ login: { session: Session } }>(app, LOGIN, {
    input: { username, password },
  });
  const { session } = data?.login ?? {};
  if (!session) throw new Error(`${username} could not sign in.`);
  return { jwt: session.jwt, cookie: cookieOf(response) ?? '' };
}

/** Adds an admin and signs in; returns the access token. */
export async function signInNewAdmin(
  database: Database,
  app: TestApp,
  username: string,
): Promise<string> {
  await insertAdmin(database, username);
  return (await signIn(app, username)).jwt;
}

/** `refreshToken=…` as the browser would send it back; undefined when none was set. */
export function cookieOf(response: Response): string | undefined {
  const [first] = response.headers.getSetCookie();
  return first?.split(';')[0];
}

/** The headers that authenticate an admin. */
export const bearer = (jwt: string) => ({ authorization: `Bearer ${jwt}` });

import { builder } from '../builder';
import { adminOf, type Context, type Viewer } from '../context';
import { AuthenticationError, forbidden, tooManyLogins, valid, ValidationError } from '../errors';
import { z } from 'zod';
import { ACCOUNT_LIMITS } from '../../text/limits';
import { changeAdminPassword, endSessionsOf } from './admins';
import { signAccessToken } from './accessToken';
import { credentials, newPassword } from './authRules';
import { problem } from '../problems';
import { isPasswordOf } from './passwords';
import { endSession, rotateSession, startSession, type Session } from './sessions';
import { viewerType } from './viewer';

const { minimum, maximum } = ACCOUNT_LIMITS.passwordCharacters;

const NAME_THIS_SITE = 'The call must name this site as its Origin.';

interface SignedIn {
  viewer: Viewer;
  jwt: string;
}

const signedIn = builder.objectRef<SignedIn>('SignedIn').implement({
  description: 'A session that has begun or goes on.',
  fields: (t) => ({
    viewer: t.expose('viewer', { type: viewerType, description: 'Who is signed in.' }),
    jwt: t.exposeString('jwt', {
      description: 'Access token for `Authorization: Bearer …`, good for 65 minutes.',
    }),
  }),
});

/** Hands a session to its owner: the refresh token by cookie, the access token in the answer. */
function signIn({ caller, authentication }: Context, session: Session): { session: SignedIn } {
  const { user, familyId, refreshToken } = session;
  caller.keepRefreshToken(refreshToken);
  const { id, username, authority, tokenVersion } = user;
  const jwt = signAccessToken(authentication.secret, { userId: id, familyId, tokenVersion });
  return { session: { viewer: { id, username, authority }, jwt } };
}

const SESSION = 'Who is signed in, with the token to send.';

builder.relayMutationField(
  'login',
  {
    description: 'A name and its password.',
    inputFields: (t) => ({
      username: t.string({ required: true, description: 'Name of the admin.' }),
      password: t.string({ required: true, description: 'Their password.' }),
    }),
  },
  {
    description:
      'Signs in. The refresh token comes as an HttpOnly cookie. After 5 failures for a name or 20 from an address in 15 minutes the answer is 429 with Retry-After.',
    errors: { types: [ValidationError, AuthenticationError] },
    resolve: async (_root, { input }, context) => {
      const { username, password } = valid(credentials, input);
      const { authentication, caller, database } = context;
      const { limits } = authentication;
      const seconds = limits.wait(username, caller.address);
      if (seconds > 0) throw tooManyLogins(seconds);
      limits.count(username, caller.address);
      const user = await database.prisma.user.findUnique({ where: { username } });
      if (!(await isPasswordOf(user?.passwordHash, password)) || !user) {
        throw new AuthenticationError('The name or the password is wrong.');
      }
      limits.succeed(username, caller.address);
      return signIn(context, await startSession(database, user));
    },
  },
  {
    description: 'A session that began.',
    outputFields: (t) => ({
      session: t.expose('session', { type: signedIn, description: SESSION }),
    }),
  },
);

builder.relayMutationField(
  'refreshJwt',
  null,
  {
    description:
      'Exchanges the refresh token of the cookie for the next one and a new access token. The call must name this site as its Origin. A token that was used before ends the session.',
    errors: { types: [AuthenticationError] },
    resolve: async (_root, _args, context) => {
      const { caller, database } = context;
      if (!caller.isSameOrigin) throw forbidden(NAME_THIS_SITE);
      const session = caller.refreshToken && (await rotateSession(database, caller.refreshToken));
      if (session) return signIn(context, session);
      caller.keepRefreshToken(undefined);
      throw new AuthenticationError('The session has ended. Sign in again.');
    },
  },
  {
    description: 'A session that goes on.',
    outputFields: (t) => ({
      session: t.expose('session', { type: signedIn, description: SESSION }),
    }),
  },
);

builder.relayMutationField(
  'logout',
  null,
  {
    description:
      'Ends the session of the cookie, its access tokens too. The call must name this site as its Origin.',
    resolve: async (_root, _args, { caller, database }) => {
      if (!caller.isSameOrigin) throw forbidden(NAME_THIS_SITE);
      if (caller.refreshToken) await endSession(database, caller.refreshToken);
      caller.keepRefreshToken(undefined);
      return { isSignedOut: true };
    },
  },
  {
    description: 'The end of a session.',
    outputFields: (t) => ({
      isSignedOut: t.exposeBoolean('isSignedOut', { description: 'Always true.' }),
    }),
  },
);

builder.relayMutationField(
  'logoutEverywhere',
  null,
  {
    directives: { admin: {} },
    description:
      'Ends every session of the caller, on this device and all others, with their access tokens.',
    resolve: async (_root, _args, context) => {
      const { username } = await adminOf(context);
      await endSessionsOf(context.database, username);
      context.caller.keepRefreshToken(undefined);
      return { isSignedOut: true };
    },
  },
  {
    description: 'The end of all sessions of the caller.',
    outputFields: (t) => ({
      isSignedOut: t.exposeBoolean('isSignedOut', { description: 'Always true.' }),
    }),
  },
);

builder.relayMutationField(
  'changePassword',
  {
    description: 'The password as it is and as it is to be.',
    inputFields: (t) => ({
      currentPassword: t.string({
        required: true,
        description: 'The password that the caller signs in with now.',
      }),
      newPassword: t.string({
        required: true,
        description: `${minimum} to ${maximum} characters, with two of small letters, capital letters and digits.`,
      }),
    }),
  },
  {
    directives: { admin: {} },
    description:
      "Changes the caller's own password. Every session of theirs ends, and a new one begins for the caller.",
    errors: { types: [ValidationError] },
    resolve: async (_root, { input }, context) => {
      const changed = valid(z.object({ currentPassword: z.string(), newPassword }), input);
      const { database } = context;
      const viewer = await context.viewer();
      const user = viewer && (await database.prisma.user.findUnique({ where: { id: viewer.id } }));
      if (!user) throw forbidden();
      if (!(await isPasswordOf(user.passwordHash, changed.currentPassword))) {
        throw new ValidationError([problem('currentPassword', { code: 'WRONG_PASSWORD' })]);
      }
      const updated = await changeAdminPassword(database, user.username, changed.newPassword);
      return signIn(context, await startSession(database, updated));
    },
  },
  {
    description: 'The session that takes the place of all others.',
    outputFields: (t) => ({
      session: t.expose('session', { type: signedIn, description: SESSION }),
    }),
  },
);

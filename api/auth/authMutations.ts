import { builder } from '../builder';
import { adminOf, type Context, type Viewer } from '../context';
import {
  AuthenticationError,
  forbidden,
  foreignOrigin,
  parseInput,
  ValidationError,
} from '../errors';
import { z } from 'zod';
import { ACCOUNT_LIMITS } from '../../text/limits';
import { changeAdminPassword, endSessionsOf } from './admins';
import { signAccessToken } from './accessToken';
import { credentials, newPassword } from './authRules';
import { problem } from '../problems';
import { withLoginLimit } from './loginLimits';
import { isPasswordOf } from './passwords';
import { endSession, rotateSession, startSession, type Session } from './sessions';
import { viewerType } from './viewer';

const { passwordCharacters, longPasswordCharacters, minPasswordKinds } = ACCOUNT_LIMITS;

interface SignedIn {
  viewer: Viewer;
  jwt: string;
}

const signedIn = builder.objectRef<SignedIn>('SignedIn').implement({
  description: 'A session that was started or renewed.',
  fields: (t) => ({
    viewer: t.expose('viewer', { type: viewerType, description: 'The signed-in user.' }),
    jwt: t.exposeString('jwt', {
      description: 'Access token for `Authorization: Bearer …`, valid for 65 minutes.',
    }),
  }),
});

/** Sends a session to its owner: the refresh token as a cookie, the access token in the response. */
function signIn({ caller, jwtSecret }: Context, session: Session): { session: SignedIn } {
  const { user, familyId, refreshToken } = session;
  caller.setRefreshToken(refreshToken);
  const { id, username, authority, tokenVersion } = user;
  const jwt = signAccessToken(jwtSecret, { userId: id, familyId, tokenVersion });
  return { session: { viewer: { id, username, authority }, jwt } };
}

const SESSION_DESCRIPTION = 'The session with its access token.';

builder.relayMutationField(
  'login',
  {
    description: 'Credentials of an admin.',
    inputFields: (t) => ({
      username: t.string({ required: true, description: 'Name of the admin.' }),
      password: t.string({ required: true, description: 'Password of the admin.' }),
    }),
  },
  {
    description:
      'Signs in. The refresh token is set as an HttpOnly cookie. After 5 failed logins for a name from one address, or 20 from one address, within 15 minutes, the response is 429 with Retry-After; an IPv6 address counts by its /64.',
    errors: { types: [ValidationError, AuthenticationError] },
    resolve: async (_root, { input }, context) => {
      const { username, password } = parseInput(credentials, input);
      const { database } = context;
      const user = await withLoginLimit(context, username, async () => {
        const found = await database.prisma.user.findUnique({ where: { username } });
        const isRight = await isPasswordOf(found?.passwordHash, password);
        return isRight && found ? found : undefined;
      });
      if (!user) throw new AuthenticationError('The name or the password is wrong.');
      return signIn(context, await startSession(database, user));
    },
  },
  {
    description: 'Payload of `login`.',
    outputFields: (t) => ({
      session: t.expose('session', { type: signedIn, description: SESSION_DESCRIPTION }),
    }),
  },
);

builder.relayMutationField(
  'refreshJwt',
  null,
  {
    description:
      'Exchanges the refresh token of the cookie for a new refresh token and a new access token. The Origin of the request must be this site. A refresh token can be used again for 10 seconds, as its response may have been lost; after that it ends the session.',
    errors: { types: [AuthenticationError] },
    resolve: async (_root, _args, context) => {
      const { caller, database } = context;
      if (!caller.isSameOrigin) throw foreignOrigin();
      const session = caller.refreshToken && (await rotateSession(database, caller.refreshToken));
      if (session) return signIn(context, session);
      caller.setRefreshToken(undefined);
      throw new AuthenticationError('The session has ended. Sign in again.');
    },
  },
  {
    description: 'Payload of `refreshJwt`.',
    outputFields: (t) => ({
      session: t.expose('session', { type: signedIn, description: SESSION_DESCRIPTION }),
    }),
  },
);

builder.relayMutationField(
  'logout',
  null,
  {
    description:
      'Ends the session of the cookie and its access tokens. The Origin of the request must be this site.',
    resolve: async (_root, _args, { caller, database }) => {
      if (!caller.isSameOrigin) throw foreignOrigin();
      if (caller.refreshToken) await endSession(database, caller.refreshToken);
      caller.setRefreshToken(undefined);
      return { isSignedOut: true };
    },
  },
  {
    description: 'Payload of `logout`.',
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
    description: 'Ends all sessions of the caller and their access tokens, on all devices.',
    resolve: async (_root, _args, context) => {
      const { username } = await adminOf(context);
      await endSessionsOf(context.database, username);
      context.caller.setRefreshToken(undefined);
      return { isSignedOut: true };
    },
  },
  {
    description: 'Payload of `logoutEverywhere`.',
    outputFields: (t) => ({
      isSignedOut: t.exposeBoolean('isSignedOut', { description: 'Always true.' }),
    }),
  },
);

builder.relayMutationField(
  'changePassword',
  {
    description: 'The current and the new password.',
    inputFields: (t) => ({
      currentPassword: t.string({
        required: true,
        description: 'Current password of the caller.',
      }),
      newPassword: t.string({
        required: true,
        description: `${longPasswordCharacters} to ${passwordCharacters.maximum} characters, or at least ${passwordCharacters.minimum} with ${minPasswordKinds} of these: lowercase letters, uppercase letters, digits, other characters. Common passwords are refused.`,
      }),
    }),
  },
  {
    directives: { admin: {} },
    description:
      'Changes the password of the caller, ends all their sessions and starts a new one. A wrong current password counts as a failed login.',
    errors: { types: [ValidationError] },
    resolve: async (_root, { input }, context) => {
      const changed = parseInput(z.object({ currentPassword: z.string(), newPassword }), input);
      const { database } = context;
      const viewer = await context.viewer();
      const user = viewer && (await database.prisma.user.findUnique({ where: { id: viewer.id } }));
      if (!user) throw forbidden();
      const { username, passwordHash } = user;
      const isRight = await withLoginLimit(context, username, async () =>
        (await isPasswordOf(passwordHash, changed.currentPassword)) ? true : undefined,
      );
      if (!isRight) {
        throw new ValidationError([problem('currentPassword', { code: 'WRONG_PASSWORD' })]);
      }
      const updated = await changeAdminPassword(database, username, changed.newPassword);
      return signIn(context, await startSession(database, updated));
    },
  },
  {
    description: 'The new session, which replaces all others.',
    outputFields: (t) => ({
      session: t.expose('session', { type: signedIn, description: SESSION_DESCRIPTION }),
    }),
  },
);

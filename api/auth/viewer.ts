import type { Database } from '../database/database';
import type { Viewer } from '../context';
import { builder } from '../builder';
import { readAccessToken } from './accessToken';

/** The user of an access token; null if it is invalid, its session has ended or its admin was removed. */
export async function readViewer(
  { sql }: Database,
  secret: string,
  token: string | undefined,
): Promise<Viewer | null> {
  const claims = token && readAccessToken(secret, token);
  if (!claims) return null;
  const [viewer] = await sql<Viewer>`
    SELECT id, username, authority FROM "User" u
    WHERE id = ${claims.userId} AND "tokenVersion" = ${claims.tokenVersion} AND EXISTS (
      SELECT FROM "Session" s
      WHERE s."familyId" = ${claims.familyId}::uuid AND s."userId" = u.id AND s."expiresAt" > now())`;
  return viewer ?? null;
}

const authority = builder.enumType('Authority', {
  description: 'Permissions of a signed-in user.',
  values: { ADMIN: { value: 'admin', description: 'Can edit all content.' } } as const,
});

export const viewerType = builder.objectRef<Viewer>('Viewer').implement({
  description: 'The signed-in user.',
  fields: (t) => ({
    username: t.exposeString('username', { description: 'Username of the user.' }),
    authority: t.expose('authority', { type: authority, description: 'Permissions of the user.' }),
  }),
});

builder.queryField('viewer', (t) =>
  t.field({
    type: viewerType,
    nullable: true,
    description:
      'The signed-in user; null for an anonymous caller and for an access token that is no longer valid.',
    resolve: (_query, _args, context) => context.viewer(),
  }),
);

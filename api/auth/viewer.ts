import type { Database } from '../database/database';
import type { Viewer } from '../context';
import { builder } from '../builder';
import { readAccessToken } from './accessToken';

/** Who holds this access token; null for none, and for one whose login, password or admin is gone. */
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
  description: 'What someone who signed in may do.',
  values: { ADMIN: { value: 'admin', description: 'May edit all content.' } } as const,
});

export const viewerType = builder.objectRef<Viewer>('Viewer').implement({
  description: 'Who is signed in.',
  fields: (t) => ({
    username: t.exposeString('username', { description: 'The name that was signed in with.' }),
    authority: t.expose('authority', { type: authority, description: 'What they may do.' }),
  }),
});

builder.queryField('viewer', (t) =>
  t.field({
    type: viewerType,
    nullable: true,
    description: 'Who is signed in; null for an anonymous caller and for a token that ended.',
    resolve: (_query, _args, context) => context.viewer(),
  }),
);

import { graphql } from 'react-relay';
import type { IEnvironment } from 'relay-runtime';
import type { refreshJwtMutation } from '../__generated__/refreshJwtMutation.graphql';
import { commit } from '../relay/commit';
import { authStore, beginSession, clearSession, giveUp } from './authStore';

/** Exchanges the refresh token in the cookie for a new access token. */
export async function refreshJwt(environment: IEnvironment): Promise<void> {
  try {
    const { refreshJwt } = await commit<refreshJwtMutation>(
      environment,
      graphql`
        mutation refreshJwtMutation {
          refreshJwt {
            __typename
            ... on RefreshJwtPayload {
              session {
                jwt
                viewer {
                  username
                  authority
                }
              }
            }
          }
        }
      `,
      {},
      { skipLoader: true, skipToast: true },
    );
    if (refreshJwt.__typename === 'RefreshJwtPayload') beginSession(refreshJwt.session);
    else clearSession();
  } catch (error) {
    console.error(error);
    // The server is unreachable: keep the session and try again when the page wakes.
    if (authStore.read().authenticationState === 'pending') giveUp();
  }
}

import { graphql } from 'react-relay';
import type { IEnvironment } from 'relay-runtime';
import type { logoutMutation } from '../__generated__/logoutMutation.graphql';
import { commit } from '../relay/commit';
import { clearSession } from './authStore';

/** Ends the session in this browser, and on the server if it can be reached. */
export async function logout(environment: IEnvironment): Promise<void> {
  try {
    await commit<logoutMutation>(
      environment,
      graphql`
        mutation logoutMutation {
          logout {
            isSignedOut
          }
        }
      `,
      {},
      { skipToast: true },
    );
  } catch (error) {
    console.error(error);
    // Without its token the page is a reader's page, even if the server was not reached.
  } finally {
    clearSession();
  }
}

import { graphql } from 'react-relay';
import type { IEnvironment } from 'relay-runtime';
import { languageOfDocument } from '../language';
import type { logoutEverywhereMutation } from '../__generated__/logoutEverywhereMutation.graphql';
import { authTexts } from '../i18n/auth';
import { commit } from '../relay/commit';
import { toast } from '../ui/toasts/toast';
import { clearSession } from './authStore';

/** Ends every session of the admin on all devices. Failures are shown as toasts. */
export async function logoutEverywhere(environment: IEnvironment): Promise<void> {
  const answer = await commit<logoutEverywhereMutation>(
    environment,
    graphql`
      mutation logoutEverywhereMutation {
        logoutEverywhere {
          isSignedOut
        }
      }
    `,
    {},
  ).catch(() => undefined);
  if (!answer?.logoutEverywhere.isSignedOut) return;
  clearSession();
  const texts = authTexts[languageOfDocument()];
  toast({ type: 'success', title: texts.signedOutEverywhere });
}

import { languageOfDocument } from '../language';
import { messageTexts } from '../i18n/messages';
import { toast } from '../ui/toasts/toast';
import { RequestError } from './RequestError';

type Texts = (typeof messageTexts)['english'];

/** The error of a request without a response, or an error in the response. */
interface FailedRequest {
  readonly message: string;
  readonly extensions?: { readonly code?: string };
}

/** Shows a failed request as a toast, in the language of the document. */
export function showFailure(error: FailedRequest): void {
  const texts = messageTexts[languageOfDocument()];
  showFailureText(descriptionOf(error, texts));
}

/** Shows why a request failed that reports its failures itself. */
export function showFailureText(description: string): void {
  const title = messageTexts[languageOfDocument()].requestFailed;
  toast({ type: 'error', title, description });
}

/** The server's message if its error has no known code. */
function descriptionOf(error: FailedRequest, { unreachable, refused }: Texts): string {
  if (error instanceof RequestError) return unreachable;
  const code = error.extensions?.code ?? '';
  return Object.hasOwn(refused, code) ? refused[code as keyof Texts['refused']] : error.message;
}

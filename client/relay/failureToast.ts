import { languageOfDocument } from '../language';
import { messageTexts } from '../i18n/messages';
import { toast } from '../ui/toasts/toast';
import { RequestError } from './RequestError';

type Texts = (typeof messageTexts)['english'];

/** A request that got no answer, or an error of the answer. */
interface FailedRequest {
  readonly message: string;
  readonly extensions?: { readonly code?: string };
}

export function showFailure(error: FailedRequest): void {
  const texts = messageTexts[languageOfDocument()];
  const description = descriptionOf(error, texts);
  toast({ type: 'error', title: texts.requestFailed, description });
}

/** In the server's words where its error has no code, or one that is not expected here. */
function descriptionOf(error: FailedRequest, { unreachable, refused }: Texts): string {
  if (error instanceof RequestError) return unreachable;
  const code = error.extensions?.code ?? '';
  return Object.hasOwn(refused, code) ? refused[code as keyof Texts['refused']] : error.message;
}

import { messageTexts } from '../i18n/messages';
import { languageOfDocument } from '../settings/settings';
import { toast } from '../ui/toast';
import { RequestError } from './RequestError';

/** Says that a request failed: in the server's words where it gave some. */
export function showFailure(error: Error): void {
  const texts = messageTexts[languageOfDocument()];
  const description = error instanceof RequestError ? texts.unreachable : error.message;
  toast({ type: 'error', title: texts.requestFailed, description });
}

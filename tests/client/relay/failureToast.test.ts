import { messageTexts } from '../../../client/i18n/messages';
import { showFailure } from '../../../client/relay/failureToast';
import { RequestError } from '../../../client/relay/RequestError';
import { toast } from '../../../client/ui/toasts/toast';

jest.mock('../../../client/ui/toasts/toast', () => ({ toast: jest.fn() }));

const { turkish, english } = messageTexts;
const coded = (code: string) => ({ message: 'In the words of the server.', extensions: { code } });

beforeEach(() => jest.mocked(toast).mockClear());
afterAll(() => {
  document.documentElement.lang = '';
});

test.each([
  ['tr', new RequestError('VersePageQuery: away'), turkish.unreachable],
  ['en', new RequestError('VersePageQuery: away'), english.unreachable],
  ['tr', coded('TOO_MANY_REQUESTS'), turkish.refused.TOO_MANY_REQUESTS],
  ['en', coded('SERVICE_UNAVAILABLE'), english.refused.SERVICE_UNAVAILABLE],
  ['tr', coded('toString'), 'In the words of the server.'],
  ['tr', { message: 'Out of order.' }, 'Out of order.'],
])('in %s, %j is shown as "%s"', (language, error, description) => {
  document.documentElement.lang = language;
  showFailure(error);
  const title = (language === 'tr' ? turkish : english).requestFailed;
  expect(toast).toHaveBeenCalledWith({ type: 'error', title, description });
});

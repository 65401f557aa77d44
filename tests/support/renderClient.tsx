import { act, configure, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { I18nProvider } from '../../client/i18n/I18nProvider';
import { RelayEnvironmentProvider } from 'react-relay';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils';
import { createOperationDescriptor, type GraphQLTaggedNode, type Variables } from 'relay-runtime';
import type { Language } from '../../client/language';
import { createI18n } from '../../client/i18n/i18n';
import { LanguageSwitch } from '../../client/settings/LanguageSwitch';
import { DEFAULT_SETTINGS, type Settings } from '../../client/settings/settings';
import { SettingsProvider } from '../../client/settings/SettingsProvider';

// The machine may be busy with other tests.
configure({ asyncUtilTimeout: 5000 });
jest.setTimeout(20_000);

interface ClientOptions {
  settings?: Partial<Settings>;
  /** The language that the address of the page names. */
  addressed?: Language;
  environment?: ReturnType<typeof createMockEnvironment>;
  path?: string;
  /** Set for a part that has its own router. */
  withoutRouter?: boolean;
}

/** Renders a part of the client with its providers, for a reader with these settings. */
export async function renderClient(part: ReactNode, options: ClientOptions = {}) {
  const { environment = createMockEnvironment(), path = '/' } = options;
  const settings = { ...DEFAULT_SETTINGS, ...options.settings };
  const i18n = await createI18n(options.addressed ?? settings.prefLanguage);
  const address = { current: path };
  const user = userEvent.setup();
  await act(async () =>
    render(
      <RelayEnvironmentProvider environment={environment}>
        <I18nProvider i18n={i18n}>
          <SettingsProvider
            initial={settings}
            inAddress={options.addressed && { prefLanguage: options.addressed }}
          >
            <LanguageSwitch />
            {options.withoutRouter ? (
              part
            ) : (
              <MemoryRouter initialEntries={[path]}>
                {part}
                <Address of={address} />
              </MemoryRouter>
            )}
          </SettingsProvider>
        </I18nProvider>
      </RelayEnvironmentProvider>,
    ),
  );
  return { environment, address, user };
}

/** Reports the current path to the test. */
function Address({ of }: { of: { current: string } }) {
  const { pathname, search } = useLocation();
  Object.assign(of, { current: pathname + search });
  return null;
}

/** Commits a generated answer to the store of an environment and reads it back. */
export function answerOf<Data>(
  environment: ReturnType<typeof createMockEnvironment>,
  query: GraphQLTaggedNode,
  variables: Variables,
  mocks: MockPayloadGenerator.MockResolvers,
): Data {
  const operation = createOperationDescriptor(query as never, variables);
  const { data } = MockPayloadGenerator.generate(operation, mocks) as never as { data: object };
  environment.commitPayload(operation, data);
  environment.retain(operation);
  return environment.lookup(operation.fragment).data as Data;
}

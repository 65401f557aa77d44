import {
  Environment,
  Network,
  RecordSource,
  Store,
  type FetchFunction,
  type IEnvironment,
  type Variables,
} from 'relay-runtime';
import { directives } from './directives';

type Records = ConstructorParameters<typeof RecordSource>[0];

interface EnvironmentOptions {
  /** Whether its texts are simplified. */
  isSimplified?: boolean;
  /** Is called with the queries of pages, which are not fetched. */
  onlyAsk?(id: string, variables: Variables): void;
}

/** Creates an environment: one per browser tab, or one per request on the server. */
export function createEnvironment(
  fetch: FetchFunction,
  records?: Records,
  options: EnvironmentOptions = {},
): IEnvironment {
  return new Environment({
    network: Network.create(fetch),
    // eslint-disable-next-line @typescript-eslint/no-unsafe-class-instance-assignment -- a type, not a class
    handlerProvider: (...given) => directives.handlerOf?.(...given),
    store: new Store(new RecordSource(records)),
    isServer: typeof document === 'undefined',
    options,
  });
}

const optionsOf = ({ options }: IEnvironment) => options as EnvironmentOptions | undefined;

export const isSimplified = (environment: IEnvironment) =>
  optionsOf(environment)?.isSimplified === true;

/** Undefined in an environment that fetches. */
export const onlyAskOf = (environment: IEnvironment) => optionsOf(environment)?.onlyAsk;

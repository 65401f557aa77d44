import {
  Environment,
  Network,
  RecordSource,
  Store,
  type FetchFunction,
  type IEnvironment,
} from 'relay-runtime';
import { directives } from './directives';

type Records = ConstructorParameters<typeof RecordSource>[0];

interface EnvironmentOptions {
  /** Whether its texts are simplified. */
  isSimplified?: boolean;
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

export const isSimplified = ({ options }: IEnvironment) =>
  (options as EnvironmentOptions | undefined)?.isSimplified === true;

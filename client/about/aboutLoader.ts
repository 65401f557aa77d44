import type { LoaderFunctionArgs } from 'react-router-dom';
import type { IEnvironment } from 'relay-runtime';
import AboutDetailsQuery from '../__generated__/AboutDetailsQuery$parameters';
import { pageLoader } from '../relay/page';

/** Loads the data of the details tab, the only tab with data. */
export function aboutLoader(environment: IEnvironment) {
  const load = pageLoader(environment, AboutDetailsQuery, () => ({}));
  return (args: LoaderFunctionArgs) =>
    new URL(args.request.url).searchParams.get('tab') === 'details' ? load(args) : null;
}

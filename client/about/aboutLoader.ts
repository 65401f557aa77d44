import type { LoaderFunctionArgs } from 'react-router-dom';
import type { IEnvironment } from 'relay-runtime';
import AboutDetailsQuery from '../__generated__/AboutDetailsQuery$parameters';
import { pageLoader } from '../relay/page';

/** Of the tabs only the details have data. */
export function aboutLoader(environment: IEnvironment) {
  const load = pageLoader(environment, AboutDetailsQuery, () => ({}));
  return (args: LoaderFunctionArgs) =>
    new URL(args.request.url).searchParams.get('tab') === 'details' ? load(args) : null;
}

import { API_VERSION } from '../../../text/apiVersion';
import { builder } from '../../builder';

builder.queryField('apiVersion', (t) =>
  t.string({
    description:
      'Version of the API, such as "1.1.0", also in the header `API-Version` of each response. A new minor version only adds; a new major version may remove what was deprecated.',
    resolve: () => API_VERSION,
  }),
);

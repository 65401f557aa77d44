/** Records the public API of this release, with which the next one is compared; a step of `npm run record-release`. */
import { openApi } from '../api/rest/openApi';
import { publicSdl } from '../api/sdl';
import { recordApi } from './apiChanges/changelog';

recordApi({ sdl: publicSdl(), openApi: `${JSON.stringify(openApi(), null, 2)}\n` });

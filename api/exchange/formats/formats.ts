import type { Format } from '../format';
import { dataQuran } from './dataQuran';
import { qac } from './qac';
import { quranCom } from './quranCom';
import { qul } from './qul';
import { tanzil } from './tanzil';

/** What `npm run import` takes beside this project's own exports, by the name it is asked for. */
export const formats: Record<string, Format> = {
  tanzil,
  qac,
  qul,
  'quran.com': quranCom,
  'data-quran': dataQuran,
};

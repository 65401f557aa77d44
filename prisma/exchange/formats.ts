import type { Format } from './format';
import { dataQuran } from './formats/dataQuran';
import { qac } from './formats/qac';
import { quranCom } from './formats/quranCom';
import { qul } from './formats/qul';
import { tanzil } from './formats/tanzil';

/** What `npm run import` takes beside this project's own exports, by the name it is asked for. */
export const formats: Record<string, Format> = {
  tanzil,
  qac,
  qul,
  'quran.com': quranCom,
  'data-quran': dataQuran,
};

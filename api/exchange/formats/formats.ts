import type { WordFormat } from '../format';
import { dataQuran } from './dataQuran';
import { qac } from './qac';
import { quranCom } from './quranCom';
import { qul } from './qul';
import { tanzil } from './tanzil';

/** The formats of `npm run import` by name, except this project's own exports. */
export const formats: Record<string, WordFormat> = {
  tanzil,
  qac,
  qul,
  'quran.com': quranCom,
  'data-quran': dataQuran,
};

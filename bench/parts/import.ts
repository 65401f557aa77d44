/** Time and memory of the first start, which imports the Qur'an into an empty embedded database. */
import type { Part } from '../bench';
import { filledData } from '../filledData';

export const part: Part = {
  timeLimit: 180,
  async measure() {
    const { seconds, peak } = await filledData();
    return [
      {
        what: 'first start with an empty database',
        value: seconds,
        unit: 's',
        decimals: 1,
        atMost: 60,
      },
      { what: 'its highest memory use', value: peak, unit: 'MiB', decimals: 0, atMost: 1024 },
    ];
  },
};

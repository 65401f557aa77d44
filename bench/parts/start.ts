/** Time of `npm start` with a filled database until the first response. */
import type { Part } from '../bench';
import { median } from '../figures';
import { filledData } from '../filledData';
import { send } from '../http';
import { npmStart } from '../server';

const MEASURED_STARTS = 3;

export const part: Part = {
  timeLimit: 240,
  async measure() {
    const { dataDir } = await filledData();
    const seconds: number[] = [];
    for (let run = 0; run < MEASURED_STARTS; run++) {
      const begin = performance.now();
      const { url, stop } = await npmStart(dataDir);
      const { status } = await send(`${url}/verses/2:255`);
      seconds.push((performance.now() - begin) / 1000);
      await stop();
      if (status !== 200) throw new Error(`The verse page responded with ${status}.`);
    }
    const what = `second start to first response, median of ${MEASURED_STARTS}`;
    return [{ what, value: median(seconds), unit: 's', decimals: 1, atMost: 8 }];
  },
};

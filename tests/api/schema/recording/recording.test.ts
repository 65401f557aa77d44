/** Recordings that the operator has configured: their addresses in the API, and what pages may play. */
import type { Recitation } from '../../../../api/recitation/recitation';
import { parseTimings } from '../../../../api/recitation/timings';
import { recordings } from '../../../../client/recording/recordings';
import { makeTestApp } from '../../../support/app';
import { describeOneDatabase } from '../../../support/database';
import { siteClient } from '../../../support/siteClient';

const QUERY = `{ verse(key: "1:2") {
  recording { url reciter licence timings { word start end } }
  words { recording { url timings { word } } }
} }`;

const RECITATION: Recitation = {
  reciter: 'Mahmud Halil el-Husarî',
  licence: 'With permission',
  verseUrl: 'https://sound.example/{surah3}{verse3}.mp3',
  wordUrl: '/words/{surah}-{verse}-{word}.mp3',
  timings: parseTimings('1:2:1\t0\t480\n1:2:2\t480\t910'),
};

interface Answer {
  verse: { recording: object | null; words: { recording: object | null }[] };
}

describeOneDatabase('recordings', (databases) => {
  const database = databases.use('small');
  // A server has recordings or none as long as it runs.
  beforeEach(() => delete recordings.ListenButton);
  const appWith = (recitation?: Partial<Recitation>) =>
    makeTestApp(database(), {
      client: siteClient(),
      recitation: recitation && { ...RECITATION, ...recitation },
    });

  test('are null by default, and no page names them', async () => {
    const app = appWith();
    const { verse } = await app.query<Answer>(QUERY);
    expect(verse.recording).toBeNull();
    expect(new Set(verse.words.map(({ recording }) => recording))).toEqual(new Set([null]));
    const page = await app.fetch('/verses/1:2');
    expect(page.headers.get('content-security-policy')).not.toContain('media-src');
    const html = await page.text();
    expect(html).toContain('Paylaş…');
    expect(html).not.toMatch(/Dinle|hasRecordings/);
  });

  test('have their addresses, reciter, license and timings', async () => {
    const { verse } = await appWith({}).query<Answer>(QUERY);
    expect(verse.recording).toEqual({
      url: 'https://sound.example/001002.mp3',
      reciter: 'Mahmud Halil el-Husarî',
      licence: 'With permission',
      timings: [
        { word: 1, start: 0, end: 480 },
        { word: 2, start: 480, end: 910 },
      ],
    });
    expect(verse.words[1]?.recording).toEqual({
      url: 'http://localhost/words/1-2-2.mp3',
      timings: [],
    });
  });

  test('of verses alone leave words without', async () => {
    const { verse } = await appWith({ wordUrl: undefined, licence: undefined }).query<Answer>(
      QUERY,
    );
    expect(verse.recording).toMatchObject({ licence: null });
    expect(verse.words[0]?.recording).toBeNull();
  });

  test('may be played from their site alone, by buttons of the pages', async () => {
    const app = appWith({});
    const page = await app.fetch('/verses/1:2');
    const policy = page.headers.get('content-security-policy')?.split('; ');
    expect(policy).toContain("media-src 'self' https://sound.example");
    expect(policy).toContain("default-src 'self'");
    expect(await page.text()).toMatch(/Dinle<\/button>.*"hasRecordings":true/s);
    const surah = await (await app.fetch('/surahs/1')).text();
    expect(surah.match(/aria-label="Dinle 1:\d"/g)).toHaveLength(7);
  });

  test('of this site need no change of the policy', async () => {
    const app = appWith({ verseUrl: undefined });
    const page = await app.fetch('/verses/1:2');
    expect(page.headers.get('content-security-policy')).not.toContain('media-src');
    expect(await page.text()).toContain('Paylaş…');
  });
});

import { act, screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils';
import { ListenButton } from '../../../client/recording/ListenButton';
import { playback } from '../../../client/recording/playback';
import type { Settings } from '../../../client/settings/settings';
import { renderClient } from '../../support/renderClient';

/** The one element that plays, since it was asked to; jsdom has no sound. */
const audio = () => play.mock.contexts.at(-1) as HTMLMediaElement | undefined;
let play: jest.SpiedFunction<HTMLMediaElement['play']>;
let isPaused = true;
const refusals: Error[] = [];

beforeEach(() => {
  localStorage.clear();
  const { prototype } = HTMLMediaElement;
  play = jest.spyOn(prototype, 'play').mockImplementation(async () => {
    const refusal = refusals.shift();
    if (refusal) throw refusal;
    at(0);
    isPaused = false;
  });
  jest.spyOn(prototype, 'pause').mockImplementation(() => {
    const wasPaused = isPaused;
    isPaused = true;
    if (!wasPaused) audio()?.dispatchEvent(new Event('pause'));
  });
  jest.spyOn(prototype, 'load').mockImplementation(() => undefined);
  jest.spyOn(prototype, 'paused', 'get').mockImplementation(() => isPaused);
});
afterEach(() => {
  act(() => playback.stop());
  isPaused = true;
  jest.restoreAllMocks();
});

const happens = (type: string) => act(() => void audio()?.dispatchEvent(new Event(type)));

const at = (seconds: number) => Object.assign(audio() ?? {}, { currentTime: seconds });

const RECORDING = {
  url: 'https://sound.example/002255.mp3',
  reciter: 'el-Husarî',
  licence: 'İzinle',
  timings: [
    { word: 1, start: 0, end: 500 },
    { word: 2, start: 500, end: 900 },
  ],
};

/** The words of the verse in the address, and its button. */
function Page() {
  const key = useLocation().pathname.split('/').at(-1) ?? '';
  return (
    <main>
      <ol data-addressed>
        <li data-word="0">birinci</li>
        <li data-word="1">ikinci</li>
      </ol>
      <ListenButton verseKey={key} />
    </main>
  );
}

async function openPage(settings: Partial<Settings> = {}) {
  const environment = createMockEnvironment();
  return renderClient(<Page />, { environment, settings, path: '/verses/2:255?lang=tr' });
}

type Environment = ReturnType<typeof createMockEnvironment>;

/** Answers the query of the player. */
async function answer(
  environment: Environment,
  recording: object | null = RECORDING,
  nextKey: string | null = '2:256',
) {
  await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
  await act(async () =>
    environment.mock.resolveMostRecentOperation((operation) =>
      MockPayloadGenerator.generate(operation, { Verse: () => ({ nextKey, recording }) }),
    ),
  );
}

async function listen(settings?: Partial<Settings>) {
  const page = await openPage(settings);
  await page.user.click(screen.getByRole('button', { name: /Dinle|Listen/ }));
  const player = within(await screen.findByRole('region', { name: /Tilavet|Recitation/ }));
  return { ...page, player };
}

const marked = () => document.querySelector('[data-word][aria-current=true]')?.textContent;

test('nothing is asked for before the button is pressed', async () => {
  const { environment } = await openPage();
  expect(screen.getByRole('button', { name: 'Dinle' })).toBeVisible();
  expect(screen.queryByRole('region')).toBeNull();
  expect(environment.mock.getAllOperations()).toEqual([]);
  expect(audio()).toBeUndefined();
});

test('a pressed button plays the verse, and its words are followed', async () => {
  const { environment, player, user } = await listen();
  expect(player.getByText('2:255 ayeti')).toBeVisible();
  expect(player.getByRole('status')).toHaveTextContent('Yükleniyor…');
  await answer(environment);
  expect(audio()?.src).toBe(RECORDING.url);
  expect(audio()?.preload).toBe('none');
  expect(player.getByText(/el-Husarî/)).toHaveTextContent('2:255 ayeti · el-Husarîİzinle');
  happens('playing');
  expect(player.getByRole('status')).toBeEmptyDOMElement();
  await waitFor(() => expect(marked()).toBe('birinci'));
  at(0.6);
  await waitFor(() => expect(marked()).toBe('ikinci'));
  at(1.2);
  await waitFor(() => expect(marked()).toBeUndefined());

  await user.click(player.getByRole('button', { name: 'Duraklat' }));
  expect(isPaused).toBe(true);
  await user.click(player.getByRole('button', { name: 'Oynat' }));
  expect(isPaused).toBe(false);
});

test('stopping closes the player and gives focus back to the button', async () => {
  const { environment, player, user } = await listen({ prefLanguage: 'english' });
  await answer(environment);
  happens('playing');
  await waitFor(() => expect(marked()).toBe('birinci'));
  await user.click(player.getByRole('button', { name: 'Stop' }));
  expect(screen.queryByRole('region')).toBeNull();
  expect(screen.getByRole('button', { name: 'Listen' })).toHaveFocus();
  expect([isPaused, audio()?.hasAttribute('src'), marked()]).toEqual([true, false, undefined]);
});

test('at the end of the verse the player closes', async () => {
  const { environment, address } = await listen();
  await answer(environment);
  happens('ended');
  expect(screen.queryByRole('region')).toBeNull();
  expect(address.current).toBe('/verses/2:255?lang=tr');
});

test('a reader who chose so goes on to the next verse and its page, up to the last', async () => {
  const { environment, address, player, user } = await listen();
  await user.click(player.getByRole('checkbox', { name: 'Sonraki ayetle devam et' }));
  await answer(environment);
  happens('playing');
  happens('ended');
  expect(address.current).toBe('/verses/2:256?lang=tr');
  expect(player.getByText('2:256 ayeti')).toBeVisible();
  await answer(environment, { ...RECORDING, url: 'https://sound.example/002256.mp3' }, null);
  expect(audio()?.src).toBe('https://sound.example/002256.mp3');
  expect(player.getByRole('checkbox')).toBeChecked();
  happens('playing');
  happens('ended');
  expect(screen.queryByRole('region')).toBeNull();
});

test.each([
  [true, 'Ses kaydı çalınamadı.'],
  [false, 'Ses kaydı için internet bağlantısı gerekir.'],
])(
  'a file that fails is reported (network: %p), and can be tried again',
  async (onLine, message) => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
    const { environment, player, user } = await listen();
    await answer(environment);
    happens('error');
    expect(player.getByRole('alert')).toHaveTextContent(message);
    await user.click(player.getByRole('button', { name: 'Yeniden dene' }));
    await waitFor(() => expect(isPaused).toBe(false));
    happens('playing');
    expect(player.queryByRole('alert')).toBeNull();
  },
);

test('a server that has no recording any more is reported', async () => {
  const { environment, player } = await listen();
  await answer(environment, null);
  expect(player.getByRole('alert')).toHaveTextContent('Ses kaydı çalınamadı.');
});

test('a browser that wants the button to be pressed once more gets that', async () => {
  refusals.push(new DOMException('', 'NotAllowedError'));
  const { environment, player, user } = await listen();
  await answer(environment);
  expect(player.queryByRole('alert')).toBeNull();
  await user.click(player.getByRole('button', { name: 'Oynat' }));
  expect(isPaused).toBe(false);
});

test('among many verses the player goes from one to the next, without another page', async () => {
  const environment = createMockEnvironment();
  const { user, address } = await renderClient(
    <ol>
      {['2:255', '2:256'].map((key) => (
        <li key={key} data-verse={key}>
          <ListenButton verseKey={key} isAmongOthers />
        </li>
      ))}
    </ol>,
    { environment, path: '/surahs/2' },
  );
  localStorage.setItem('continuesRecitation', 'true');
  await user.click(screen.getByRole('button', { name: 'Dinle 2:255' }));
  await answer(environment);
  happens('playing');
  const sounding = () =>
    document.querySelector('[data-verse][aria-current=true]')?.getAttribute('data-verse');
  expect(sounding()).toBe('2:255');
  happens('ended');
  await answer(environment);
  happens('playing');
  expect(sounding()).toBe('2:256');
  expect(screen.getByRole('button', { name: 'Dinle 2:255' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Durdur 2:256' })).toBeVisible();
  expect(screen.getAllByRole('region')).toHaveLength(1);
  expect(address.current).toBe('/surahs/2');
});

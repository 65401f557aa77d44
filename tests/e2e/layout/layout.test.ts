import { eventually, waitForHydration, useBrowser } from '../../support/browser';
import { LANGUAGES, openSettings, words } from '../../support/journey';

const open = useBrowser();

test.each([
  [320, 'small'],
  [576, 'small'],
  [577, 'medium'],
  [1024, 'medium'],
  [1025, 'big'],
] as const)('a window of %i px has the %s layout', async (width, size) => {
  const { texts } = LANGUAGES.turkish;
  const page = await open('/verses/1:1', { width, settings: {} });
  const isSmall = size === 'small';
  const bar = page.getByRole('banner');
  expect(await bar.locator('summary').isVisible()).toBe(isSmall);
  expect(await bar.getByRole('button', { name: '1 - Fâtiha' }).isVisible()).toBe(!isSmall);
  expect(await page.getByRole('navigation', { name: texts.navigation.label }).isVisible()).toBe(
    !isSmall,
  );
  await bar.getByRole('button', { name: texts.settings.open }).waitFor();
  await bar.getByRole('combobox').waitFor();
  expect(await page.evaluate(crowdedControls)).toEqual([]);
});

test.each([
  [500, 0.75],
  [800, 0.5],
  [1280, 0.3],
])('the settings in a window of %i px take %f of its width', async (width, share) => {
  const page = await open('/', { width, settings: {} });
  const dialog = await openSettings(page, LANGUAGES.turkish.texts);
  await eventually(async () => {
    expect((await dialog.boundingBox())?.width).toBeCloseTo(width * share, 0);
  });
});

test('the tooltip of a word is at most 320 px wide', async () => {
  const page = await open('/verses/2:282', { settings: {} });
  const tooltip = page.getByRole('tooltip').filter({ visible: true });
  for (const word of (await words(page).all()).slice(0, 10)) {
    await word.focus();
    await eventually(async () => {
      expect(await word.getAttribute('aria-describedby')).toBe(await tooltip.getAttribute('id'));
    });
    expect((await tooltip.boundingBox())!.width).toBeLessThanOrEqual(320);
  }
});

/** Controls of the top bar that overlap another or leave the window. */
function crowdedControls(): string[] {
  const controls = [...document.querySelectorAll('body > header :is(a, input, button, summary)')]
    .filter((element) => element.checkVisibility())
    .map((element) => ({
      name: element.getAttribute('aria-label') ?? element.textContent,
      box: element.getBoundingClientRect(),
    }))
    .filter(({ box }) => box.width > 0);
  return controls.flatMap(({ name, box }, index) => {
    const rest = controls.slice(index + 1);
    const over = rest.filter(
      (other) => box.right > other.box.left + 1 && other.box.right > box.left + 1,
    );
    const leaves = box.left < 0 || box.right > innerWidth;
    return [
      ...(leaves ? [`${name} leaves`] : []),
      ...over.map((other) => `${name} / ${other.name}`),
    ];
  });
}

/** Pages with late fonts: the fonts that are delayed, and a text that only they draw. */
const LATE_PAGES = [
  ['phone', '/verses/2:255'],
  ['desktop', '/verses/2:255'],
  ['phone', '/verses/1:1'],
  ['phone', '/surahs'],
  ['phone', '/'],
  ['phone', '/query?queryParameter=Bakara+255'],
  ['desktop', '/query?queryParameter=Bakara+255'],
  ['phone', '/query?queryParameter=Allah'],
] as const;

test.each([
  ...LATE_PAGES.map((page) => [...page, 'quran', 0.02, '16px "Amiri Quran"', 'ب'] as const),
  ...LATE_PAGES.map((page) => [...page, 'latin', 0, '600 16px "Crimson Pro"', 'a'] as const),
])(
  'on a %s %s does not shift when the %s font loads late',
  async (device, path, font, maxShift, face, letter) => {
    let sendFont = () => {
      // Replaced below.
    };
    const isWanted = new Promise<void>((resolve) => {
      sendFont = resolve;
    });
    const page = await open('/about', { device, settings: {} });
    await page.addInitScript(() => {
      const shifts: number[] = [];
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
      Object.assign(window, { shifts });
    });
    await page.route(`**/${font}*.woff2`, async (route) => {
      await isWanted;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await waitForHydration(page);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    const hasFont = () =>
      page.evaluate(([face, letter]) => document.fonts.check(face, letter), [
        face,
        letter,
      ] as const);
    expect(await hasFont()).toBe(false);

    sendFont();
    await eventually(async () => expect(await hasFont()).toBe(true));
    // Two frames: one to lay out with the font, one to report what moved.
    const shifts = await page.evaluate(async () => {
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
      return (window as unknown as { shifts: number[] }).shifts;
    });
    expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThanOrEqual(maxShift);
  },
);

test('the first page that is opened has the Latin font', async () => {
  const page = await open('/verses/2:255', { settings: {} });
  await page.evaluate(() => document.fonts.ready);
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', {
    nodeId: root.nodeId,
    selector: 'h1',
  });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  expect(fonts.map(({ familyName }) => familyName)).toEqual([
    expect.stringMatching(/^Crimson Pro/),
  ]);
});

test.each([true, false])(
  'words are as wide as their Arabic text; complex characters: %s',
  async (isComplex) => {
    const page = await open('/verses/2:282', { settings: { useComplexCharacters: isComplex } });
    await page.evaluate(() => document.fonts.load('16px "Amiri Quran"', 'ب'));
    const differences = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('main ol button [lang=ar]')].map((word) => {
        const text = document.createRange();
        text.selectNodeContents(word);
        const { fontSize, paddingInline } = getComputedStyle(word);
        const given = word.getBoundingClientRect().width - 2 * parseFloat(paddingInline);
        return Math.abs(given - text.getBoundingClientRect().width) / parseFloat(fontSize);
      }),
    );
    expect(differences).toHaveLength(128);
    const average = differences.reduce((sum, difference) => sum + difference, 0) / 128;
    expect(average).toBeLessThan(0.15);
    expect(Math.max(...differences)).toBeLessThan(0.6);
  },
);

test.each(['/verses/27:26', '/verses/12:11', '/verses/22:5'])(
  'on %s the lowest marks of words are clear of the line below',
  async (path) => {
    const page = await open(path, { settings: {} });
    const distances = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('main ol button [lang=ar]')].map((word) => {
        const size = parseFloat(getComputedStyle(word).fontSize);
        // The baseline by the metrics of quran.css and the line height of 2.85.
        const baseline = word.getBoundingClientRect().bottom - 0.995 * size;
        const below = word.nextElementSibling?.getBoundingClientRect().top ?? 0;
        return (below - baseline) / size;
      }),
    );
    expect(Math.min(...distances)).toBeGreaterThan(0.89);
  },
);

test('at a zoom of 200 % the sidebar leaves most of a laptop to the page', async () => {
  const page = await open('/', { width: 640, settings: {} });
  const { texts } = LANGUAGES.turkish;
  const sidebar = page.getByRole('navigation', { name: texts.navigation.label, exact: true });
  const box = await sidebar.locator('..').boundingBox();
  expect(box?.width).toBeLessThanOrEqual(160);
  // The search is in a first screen of 400 px.
  const search = await page.getByRole('search').boundingBox();
  expect((search?.y ?? 400) + (search?.height ?? 0)).toBeLessThanOrEqual(400);
});

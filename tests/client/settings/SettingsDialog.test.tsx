import { act, screen, waitFor, within } from '@testing-library/react';
import { SettingsButton } from '../../../client/settings/SettingsButton';
// Imported in advance, because the first import of Chakra takes longer than a test may.
import '../../../client/settings/SettingsDialog';
import { readersSettings } from '../../../client/settings/requestSettings';
import { SPELLING_SAMPLES } from '../../../client/settings/SpellingChoice';
import { DEFAULT_SETTINGS, type Settings } from '../../../client/settings/settings';
import { useAppearance, useSettings } from '../../../client/settings/SettingsProvider';
import { renderClient } from '../../support/renderClient';

let current: Settings;
/** How often what the settings of contents determine was rendered. */
let renderings = 0;

function Witness() {
  current = { ...useSettings().settings, ...useAppearance() };
  return null;
}

function Content() {
  useSettings();
  renderings++;
  return null;
}

type ClientOptions = Parameters<typeof renderClient>[1];

async function openSettings(settings: Partial<Settings> = {}, options: ClientOptions = {}) {
  const { user, address } = await renderClient(
    <>
      <SettingsButton />
      <Witness />
      <Content />
    </>,
    { settings, ...options },
  );
  const isEnglish = (options.addressed ?? settings.prefLanguage) === 'english';
  const button = screen.getByRole('button', { name: isEnglish ? 'Settings' : 'Ayarlar' });
  await user.click(button);
  const dialog = within(await screen.findByRole('dialog'));
  const language = dialog.getByRole('radio', { name: isEnglish ? 'English' : 'Türkçe' });
  await waitFor(() => expect(language).toHaveFocus());
  return { user, button, dialog, address };
}

const stored = () => JSON.parse(localStorage.getItem('settings') ?? 'null') as unknown;

const mirrored = () =>
  readersSettings(new Request('http://localhost/', { headers: { cookie: document.cookie } }));

beforeEach(() => {
  localStorage.clear();
  document.cookie = 'settings=; Max-Age=0; Path=/';
});

test('contents render again for their own settings only', async () => {
  const { dialog, user } = await openSettings();
  const before = renderings;
  await user.click(dialog.getByRole('radio', { name: 'Açık yeşil' }));
  expect(current.prefTheme).toBe('lightGreen');
  // Another tab stores what this one shows.
  act(() => void dispatchEvent(new StorageEvent('storage')));
  expect(renderings).toBe(before);
  await user.click(dialog.getByRole('radio', { name: 'Gösterme' }));
  expect(current).toMatchObject({ prefTheme: 'lightGreen', transcription: 'none' });
  expect(renderings).toBeGreaterThan(before);
});

describe('the settings dialog', () => {
  it.each<[name: string, group: string, change: Partial<Settings>]>([
    ['English', 'Dil', { prefLanguage: 'english' }],
    ['Açık yeşil', 'Tema', { prefTheme: 'lightGreen' }],
    ['Cihaza göre', 'Tema', { prefTheme: 'auto' }],
    ['Büyük', 'Yazı boyutu', { textSize: 'large' }],
    ['En büyük', 'Yazı boyutu', { textSize: 'largest' }],
    ['Büyük', 'Arapçanın boyutu', { arabicSize: 'large' }],
    ['İlmî (raḥmân)', 'Okunuş', { transcription: 'scholarly' }],
    ['Gösterme', 'Okunuş', { transcription: 'none' }],
    ['Dil bilgisi (fiil · muzari)', '', { wordGrammar: true }],
    ['İngilizceyi her zaman göster', '', { alwaysShowEnglish: false }],
    [
      `${SPELLING_SAMPLES.simplified} Sadeleştirilmiş`,
      'Arapça imlâ',
      { useComplexCharacters: false },
    ],
  ])('%s is applied, stored and mirrored in the cookie', async (name, group, change) => {
    const { user, dialog } = await openSettings();
    expect(current).toEqual(DEFAULT_SETTINGS);
    expect(stored()).toBeNull();
    const control = group
      ? within(dialog.getByRole('group', { name: group })).getByRole('radio', { name })
      : dialog.getByRole('checkbox', { name });
    await user.click(control);
    const expected = { ...DEFAULT_SETTINGS, ...change };
    expect(current).toEqual(expected);
    expect(stored()).toEqual(expected);
    expect(mirrored()).toEqual(expected);
  });

  it.each([
    ['was cleared', ''],
    ['has the form of version 1.0', encodeURIComponent('{"prefTheme":"darkGreen"}')],
  ])('the cookie is written again from the stored settings if it %s', async (_, cookie) => {
    if (cookie) document.cookie = `settings=${cookie}; Path=/`;
    const settings = { ...DEFAULT_SETTINGS, prefTheme: 'lightGreen' };
    localStorage.setItem('settings', JSON.stringify(settings));
    await renderClient(<Witness />);
    expect(current).toEqual(settings);
    expect(document.cookie).toBe(
      'settings=tr.lightGreen.normal.1.1.plain.automatic.0.1.1.translation.normal.0',
    );
  });

  it('a reader without settings has no cookie', async () => {
    await renderClient(<Witness />);
    expect(document.cookie).toBe('');
  });

  describe('on a page whose address names English, for a reader of Turkish', () => {
    const open = () =>
      openSettings({}, { addressed: 'english', path: '/verses/2:255?highlightTerm=2&lang=en' });

    it('stores other changes without the language', async () => {
      const { user, dialog, address } = await open();
      expect(current).toEqual({ ...DEFAULT_SETTINGS, prefLanguage: 'english' });
      await user.click(dialog.getByRole('radio', { name: 'Light green' }));
      expect(current).toMatchObject({ prefLanguage: 'english', prefTheme: 'lightGreen' });
      expect(stored()).toEqual({ ...DEFAULT_SETTINGS, prefTheme: 'lightGreen' });
      expect(mirrored()).toEqual(stored());
      expect(address.current).toBe('/verses/2:255?highlightTerm=2&lang=en');
    });

    it.each([
      ['Türkçe', 'turkish'],
      ['English', 'english'],
    ])(
      'stores the choice of %s and removes the language from the address',
      async (name, chosen) => {
        const { user, dialog, address } = await open();
        await user.click(dialog.getByRole('radio', { name }));
        expect(current.prefLanguage).toBe(chosen);
        expect(stored()).toMatchObject({ prefLanguage: chosen });
        await waitFor(() => expect(address.current).toBe('/verses/2:255?highlightTerm=2'));
        expect(dialog.getByRole('radio', { name })).toBeChecked();
      },
    );

    it('shows English whatever is stored', async () => {
      localStorage.setItem('settings', JSON.stringify(DEFAULT_SETTINGS));
      const { dialog } = await open();
      act(() => void window.dispatchEvent(new StorageEvent('storage')));
      expect(current.prefLanguage).toBe('english');
      expect(dialog.getByRole('radio', { name: 'English' })).toBeChecked();
    });
  });

  it('shows the current settings', async () => {
    const { dialog } = await openSettings({
      prefTheme: 'lightGreen',
      alwaysShowEnglish: false,
      useComplexCharacters: false,
    });
    expect(dialog.getByRole('radio', { name: 'Türkçe' })).toBeChecked();
    expect(dialog.getByRole('radio', { name: 'English' })).not.toBeChecked();
    expect(dialog.getByRole('radio', { name: 'Açık yeşil' })).toBeChecked();
    expect(
      dialog.getByRole('checkbox', { name: 'İngilizceyi her zaman göster' }),
    ).not.toBeChecked();
    expect(dialog.getByRole('radio', { name: /Sadeleştirilmiş$/ })).toBeChecked();
    expect(dialog.getByRole('group', { name: 'Arapça imlâ' })).toHaveAccessibleDescription(
      /her zaman mushaf imlâsıyladır/,
    );
  });

  it('offers English beside Turkish only when the language is not English', async () => {
    const { user, dialog } = await openSettings({ prefLanguage: 'english' });
    const englishMeaning = { name: 'English meaning' };
    expect(dialog.getAllByRole('checkbox')).toEqual([
      dialog.getByRole('checkbox', englishMeaning),
      dialog.getByRole('checkbox', { name: 'Grammar (verb · imperfect)' }),
    ]);
    await user.click(dialog.getByRole('radio', { name: 'Türkçe' }));
    expect(
      await dialog.findByRole('checkbox', { name: 'İngilizceyi her zaman göster' }),
    ).toBeChecked();
    await user.click(dialog.getByRole('radio', { name: 'English' }));
    await waitFor(() => expect(dialog.getAllByRole('checkbox')).toHaveLength(2));
  });

  it('chooses what a verse has first and which meanings are below each word', async () => {
    const { user, dialog } = await openSettings({ prefLanguage: 'turkish' });
    await user.click(dialog.getByRole('radio', { name: 'Yalnız kelimeler' }));
    const below = within(dialog.getByRole('group', { name: 'Kelimenin altında' }));
    await user.click(below.getByRole('checkbox', { name: 'İngilizce anlamı' }));
    expect(document.cookie).toBe(
      'settings=tr.darkGreen.normal.1.1.plain.wordsOnly.0.1.0.translation.normal.0',
    );
  });

  it.each([
    ['turkish', 'Yazı boyutu', ['Küçük', 'Normal', 'Büyük', 'En büyük']],
    ['english', 'Text size', ['Small', 'Normal', 'Large', 'Largest']],
  ] as const)('has a group of text sizes in %s', async (prefLanguage, name, sizes) => {
    const { dialog } = await openSettings({ prefLanguage, textSize: 'small' });
    const radios = within(dialog.getByRole('group', { name })).getAllByRole('radio');
    expect(radios.map((radio) => radio.closest('label')?.textContent)).toEqual(sizes);
    expect(radios.filter((radio) => (radio as HTMLInputElement).checked)).toEqual([radios[0]]);
  });

  it('changes its texts with the language', async () => {
    const { user, dialog } = await openSettings();
    await user.click(dialog.getByRole('radio', { name: 'English' }));
    expect(await dialog.findByRole('heading', { name: 'Settings' })).toBeVisible();
    expect(dialog.getByRole('group', { name: 'Theme' })).toBeVisible();
  });

  it('says that a spelling applies after a refresh', async () => {
    const { user, dialog } = await openSettings();
    expect(dialog.getByRole('status')).toBeEmptyDOMElement();
    await user.click(dialog.getByRole('radio', { name: /Sadeleştirilmiş$/ }));
    expect(dialog.getByRole('status')).toHaveTextContent('Sayfa yenilenince geçerli olur.');
    expect(dialog.getByRole('button', { name: 'Şimdi yenile' })).toBeVisible();
    await user.click(dialog.getByRole('radio', { name: /Mushaf imlâsı$/ }));
    expect(dialog.getByRole('status')).toBeEmptyDOMElement();
  });

  it('explains the spellings when the info button is pressed', async () => {
    const { user, dialog } = await openSettings();
    expect(dialog.queryByRole('tooltip')).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Bilgi' }));
    expect(await dialog.findByRole('tooltip')).toHaveTextContent(/mushafa özgü bütün işaretleri/);
  });

  it.each(['Escape', 'button'])('takes focus, closes by %s and returns focus', async (way) => {
    const { user, button, dialog } = await openSettings();
    if (way === 'Escape') await user.keyboard('{Escape}');
    else await user.click(dialog.getByRole('button', { name: 'Kapat' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  });
});

import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { FirstVisitDialog } from '../../../client/settings/FirstVisitDialog';
import { renderClient } from '../../support/renderClient';

const dialog = () => screen.queryByRole<HTMLDialogElement>('dialog');
const seen = () => localStorage.getItem('firstVisitSeen');

beforeEach(() => localStorage.clear());

/** Renders the dialog and waits for the task in which it opens. */
async function visit(options?: Parameters<typeof renderClient>[1]) {
  const rendered = await renderClient(<FirstVisitDialog />, options);
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  return rendered;
}

describe('the first-visit dialog', () => {
  it('says everything in both languages', async () => {
    await visit();
    expect(dialog()).toHaveAccessibleName('Dilinizi seçin Choose your language');
    expect(screen.getByText('Daha sonra ayarlardan değiştirebilirsiniz.')).toBeVisible();
    expect(screen.getByText('You can change it later in the settings.')).toBeVisible();
    expect(seen()).toBeNull();
  });

  it.each([
    ['Türkçe', 'turkish'],
    ['English', 'english'],
  ])('stores the choice of %s and does not ask again', async (name, prefLanguage) => {
    const { user } = await visit();
    await user.click(screen.getByRole('button', { name }));
    expect(dialog()).toBeNull();
    expect(JSON.parse(localStorage.getItem('settings')!)).toMatchObject({ prefLanguage });
    expect(seen()).not.toBeNull();
  });

  it.each([
    ['tr', 'Türkçe'],
    ['en', 'English'],
  ])('focuses the language of the page: %s', async (tag, name) => {
    document.documentElement.lang = tag;
    await visit();
    expect(screen.getByRole('button', { name })).toHaveFocus();
  });

  it('stores the spelling that is chosen by its sample, and stays open for the language', async () => {
    const { user } = await visit();
    const mushaf = screen.getByRole('radio', { name: /Mushaf imlâsı · Mushaf$/ });
    expect(mushaf).toBeChecked();
    await user.click(screen.getByRole('radio', { name: /^لَهُ مَا .* Simplified$/ }));
    expect(JSON.parse(localStorage.getItem('settings')!)).toMatchObject({
      useComplexCharacters: false,
    });
    expect(dialog()).not.toBeNull();
    await user.click(mushaf);
    await user.click(screen.getByRole('button', { name: 'English' }));
    expect(dialog()).toBeNull();
  });

  it('can be dismissed without a choice', async () => {
    await visit();
    act(() => dialog()!.close());
    expect(seen()).not.toBeNull();
    expect(localStorage.getItem('settings')).toBeNull();
  });

  it('is dismissed by a click outside, not by one inside', async () => {
    await visit();
    fireEvent.click(screen.getByRole('heading'));
    expect(dialog()).not.toBeNull();
    fireEvent.click(dialog()!);
    expect(dialog()).toBeNull();
    expect(seen()).not.toBeNull();
  });

  it('stays closed if the address names a language, and remains unseen', async () => {
    await visit({ addressed: 'english' });
    expect(dialog()).toBeNull();
    expect(seen()).toBeNull();
  });

  it('stays closed once it was seen', async () => {
    localStorage.setItem('firstVisitSeen', 'true');
    await visit();
    expect(dialog()).toBeNull();
  });

  it('does not open once it is gone', async () => {
    jest.useFakeTimers();
    const open = jest.spyOn(HTMLDialogElement.prototype, 'showModal');
    await renderClient(<FirstVisitDialog />);
    expect(open).not.toHaveBeenCalled();
    cleanup();
    jest.runAllTimers();
    expect(open).not.toHaveBeenCalled();
    open.mockRestore();
    jest.useRealTimers();
  });

  it('stays closed if nothing can be stored', async () => {
    const getItem = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('Denied', 'SecurityError');
    });
    await visit();
    expect(dialog()).toBeNull();
    getItem.mockRestore();
  });
});

import { act, render, screen, waitFor } from '@testing-library/react';
import { toast } from '../../../client/ui/toasts/toast';
import { toggleBookmark, useBookmarks } from '../../../client/verse/bookmarks';
import { keepPlace, rememberVerse, usePlace } from '../../../client/verse/place';

jest.mock('../../../client/ui/toasts/toast', () => ({ toast: jest.fn() }));

const IMRAN = { turkishNameTranscription: 'Âl-i İmrân', englishNameTranscription: 'Al ʿImran' };

function Shown() {
  return (
    <p>
      {useBookmarks().join(' ')} | {usePlace()?.labelOf('turkish')} {usePlace()?.to}
    </p>
  );
}

const shown = () => screen.getByRole('paragraph').textContent;

beforeEach(() => localStorage.clear());

test('the latest bookmark comes first, and toggling it again removes it', () => {
  render(<Shown />);
  act(() => toggleBookmark('2:255'));
  act(() => toggleBookmark('114:6'));
  act(() => rememberVerse('3:1', IMRAN));
  expect(shown()).toBe('114:6 2:255 | Âl-i İmrân 3:1 /verses/3:1');
  act(() => toggleBookmark('2:255'));
  expect(shown()).toBe('114:6 | Âl-i İmrân 3:1 /verses/3:1');
});

test('a bookmark that the browser does not store is reported', async () => {
  render(<Shown />);
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  act(() => toggleBookmark('2:255'));
  full.mockRestore();
  await waitFor(() =>
    expect(toast).toHaveBeenCalledWith(expect.objectContaining({ type: 'error' })),
  );
  expect(shown()).toBe(' |  ');
});

test('changes in another tab are shown', () => {
  render(<Shown />);
  localStorage.setItem('bookmarks', '1:1');
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'bookmarks' })));
  expect(shown()).toBe('1:1 |  ');
});

test('invalid stored values are ignored', () => {
  localStorage.setItem('bookmarks', 'x 1:1 0:3 2:255 1:1 <b> 1234:1 1:2:3');
  localStorage.setItem('lastVerse', 'javascript:alert(1)');
  render(<Shown />);
  expect(shown()).toBe('1:1 2:255 |  ');
});

test('a browser that refuses storage keeps nothing and causes no error', () => {
  const refused = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  render(<Shown />);
  act(() => toggleBookmark('2:255'));
  expect(shown()).toBe(' |  ');
  refused.mockRestore();
});

test('a single verse does not replace the place in a surah until the reader goes on', () => {
  render(<Shown />);
  act(() => keepPlace('/surahs/3', '3:40', IMRAN));
  expect(shown()).toBe(' | Âl-i İmrân 3:40 /surahs/3#40');
  act(() => rememberVerse('3:5', IMRAN));
  expect(shown()).toBe(' | Âl-i İmrân 3:40 /surahs/3#40');
  act(() => rememberVerse('3:6', IMRAN));
  expect(shown()).toBe(' | Âl-i İmrân 3:6 /verses/3:6');
  act(() => keepPlace('/pages/50', '3:1', IMRAN));
  expect(shown()).toBe(' | Âl-i İmrân 3:1 /pages/50#3:1');
});

test('a place of an earlier version is a key alone', () => {
  localStorage.setItem('lastVerse', '36:40');
  render(<Shown />);
  expect(shown()).toBe(' | 36:40 /verses/36:40');
});

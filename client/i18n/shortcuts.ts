import { textsHook } from './textsHook';

/** Texts of the dialog that says what keys do. */
const turkish = {
  title: 'Klavye kısayolları',
  does: {
    next: 'Sonraki ayet ya da sayfa',
    previous: 'Önceki ayet ya da sayfa',
    search: 'Arama kutusuna git',
    help: 'Bu listeyi aç',
    words: 'Kelimelere gel, kelimeler arasında gezin',
    close: 'Açık olanı kapat',
  },
  touch: 'Dokunmatik ekranda sonraki ayet için sola, önceki için sağa kaydırın.',
};

export type ShortcutTexts = typeof turkish;

const english: ShortcutTexts = {
  title: 'Keyboard shortcuts',
  does: {
    next: 'Next verse or page',
    previous: 'Previous verse or page',
    search: 'Go to the search box',
    help: 'Open this list',
    words: 'Reach the words, and move between them',
    close: 'Close what is open',
  },
  touch: 'On a touch screen, swipe left for the next verse and right for the one before.',
};

export const shortcutTexts = { turkish, english };

export const useShortcutTexts = textsHook('shortcuts', shortcutTexts);

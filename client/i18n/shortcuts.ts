import { textsHook } from './textsHook';

/** Texts of the dialog of keyboard shortcuts. */
const turkish = {
  title: 'Klavye kısayolları',
  does: {
    next: 'Sonraki ayete ya da sayfaya geçme',
    previous: 'Önceki ayete ya da sayfaya geçme',
    search: 'Arama kutusuna geçme',
    help: 'Bu listeyi açma',
    words: 'Kelimelere geçme ve aralarında gezinme',
    close: 'Açık pencereyi kapatma',
  },
  touch: 'Dokunmatik ekranda sonraki ayet için sola, önceki için sağa kaydırın.',
};

export type ShortcutTexts = typeof turkish;

const english: ShortcutTexts = {
  title: 'Keyboard shortcuts',
  does: {
    next: 'Go to the next verse or page',
    previous: 'Go to the previous verse or page',
    search: 'Go to the search box',
    help: 'Open this list',
    words: 'Go to the words and move between them',
    close: 'Close the open window',
  },
  touch: 'On a touch screen, swipe left for the next verse and right for the previous one.',
};

export const shortcutTexts = { turkish, english };

export const useShortcutTexts = textsHook(shortcutTexts);

import { useShortcutTexts, type ShortcutTexts } from '../i18n/shortcuts';
import { Dialog } from '../ui/controls/Dialog';
import type { ControlProps } from '../ui/controls/useControl';
import styles from './ShortcutDialog.module.css';

const SHORTCUTS: { keys: string[]; does: keyof ShortcutTexts['does'] }[] = [
  { keys: ['→'], does: 'next' },
  { keys: ['←'], does: 'previous' },
  { keys: ['/'], does: 'search' },
  { keys: ['?'], does: 'help' },
  { keys: ['Tab', '← →'], does: 'words' },
  { keys: ['Esc'], does: 'close' },
];

/** The list of keyboard shortcuts. */
export function ShortcutDialog(props: ControlProps) {
  const t = useShortcutTexts();
  return (
    <Dialog title={t('title')} className={styles.dialog} {...props}>
      <dl className={styles.shortcuts}>
        {SHORTCUTS.map(({ keys, does }) => (
          <div key={does} className={styles.shortcut}>
            <dt>
              {keys.map((key) => (
                <kbd key={key} className={styles.key}>
                  {key}
                </kbd>
              ))}
            </dt>
            <dd>{t(`does.${does}`)}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.touch}>{t('touch')}</p>
    </Dialog>
  );
}

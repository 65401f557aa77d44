import { useEffect, useEffectEvent, useRef, useState, useTransition } from 'react';
import { useTranslation } from '../i18n/I18nProvider';
import { useLocation } from 'react-router-dom';
import { editedOf } from '../page/editAddress';
import { toast } from '../ui/toasts/toast';
import type { WordDialog } from './WordDialog';
import type { ReadWord } from './readWord';
import type { OpenWord } from './useOpenWord';
import { addressedList, wordElement } from './wordElements';

const loadDialog = async () => (await import('./WordDialog')).WordDialog;

interface WordEditingProps {
  words: ReadWord[];
  state: OpenWord;
}

/** Opens the edit dialog when an admin activates a word, and of the word that the address asks for. */
export function WordEditing({ words: rows, state }: WordEditingProps) {
  const { list, edited: asked } = state;
  const { t } = useTranslation();
  const [Dialog, setDialog] = useState<typeof WordDialog>();
  const [opened, setOpened] = useState<{ index: number; reading: number }>();
  const [isOpen, setOpen] = useState(false);
  const [, startOpening] = useTransition();
  const readings = useRef(0);
  const trigger = useRef<HTMLButtonElement>(null);

  const open = (index: number) => {
    readings.current += 1;
    const reading = readings.current;
    trigger.current = wordElement(list.current, index) ?? null;
    startOpening(async () => {
      try {
        const loaded = await loadDialog();
        startOpening(() => {
          setDialog(() => loaded);
          setOpened({ index, reading });
          setOpen(true);
        });
      } catch {
        toast({ type: 'error', title: t('failure.control') });
      }
    });
  };
  const edited = editedOf(useLocation().search);
  const openAsked = useEffectEvent(() => {
    const index = rows.findIndex(({ key }) => key === edited);
    const addressed = addressedList();
    if (addressed && addressed !== list.current) return;
    if (index >= 0) open(index);
  });
  useEffect(() => openAsked(), [edited]);
  const openTaken = useEffectEvent(() => {
    if (asked === undefined) return;
    state.edit(undefined);
    open(asked);
  });
  useEffect(() => openTaken(), [asked]);
  useEffect(() => {
    const element = list.current;
    element?.setAttribute('data-editable', '');
    return () => element?.removeAttribute('data-editable');
  }, [list]);

  const word = opened && rows[opened.index];
  if (!Dialog || !opened || !word) return null;
  const { index, reading } = opened;
  const openerOf = (other: number) => (rows[other] ? () => open(other) : undefined);
  return (
    <Dialog
      wordKey={word.key}
      reading={reading}
      openPrevious={openerOf(index - 1)}
      openNext={openerOf(index + 1)}
      openWord={(key) => open(rows.findIndex((row) => row.key === key))}
      isOpen={isOpen}
      onClose={() => setOpen(false)}
      trigger={trigger}
      onError={() => {
        setOpen(false);
        setOpened(undefined);
      }}
    />
  );
}

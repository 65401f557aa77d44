import {
  useEffect,
  useId,
  useRef,
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  type ToggleEvent,
} from 'react';
import { graphql, useFragment } from 'react-relay';
import { byLanguage } from '../language';
import type { Abbreviations_terms$key } from '../__generated__/Abbreviations_terms.graphql';
import { useAboutTexts } from '../i18n/about';
import { useSettings } from '../settings/SettingsProvider';
import styles from './Abbreviations.module.css';

/** How long the mouse or the focus rests on the button before the codes open, and off both before they close. */
const HOVER_DELAY_MS = 200;

/** A button that opens the codes of the term tables, as a popover that works without script. */
export function Abbreviations({ terms }: { terms: Abbreviations_terms$key }) {
  const t = useAboutTexts();
  const { prefLanguage } = useSettings().settings;
  const id = useId();
  const titleId = useId();
  const hover = useHover();
  const { edges } = useFragment(
    graphql`
      fragment Abbreviations_terms on TermConnection {
        edges {
          node {
            id
            turkishTag
            englishTag
            turkishName
            englishName
          }
        }
      }
    `,
    terms,
  );
  return (
    <>
      <button type="button" className={styles.button} popoverTarget={id} {...hover.ofButton}>
        {t('abbreviations')}
      </button>
      <div
        popover="auto"
        id={id}
        role="dialog"
        aria-labelledby={titleId}
        className={styles.panel}
        {...hover.ofPanel}
      >
        <p id={titleId} className={styles.title}>
          {t('abbreviationsTitle')}
        </p>
        <dl className={styles.list}>
          {edges.map(({ node }) => (
            <div key={node.id} className={styles.row}>
              <dt className={styles.tag}>{byLanguage(prefLanguage, node, 'Tag')}</dt>
              <dd>{byLanguage(prefLanguage, node, 'Name')}</dd>
            </div>
          ))}
        </dl>
        <button
          type="button"
          className={styles.close}
          popoverTarget={id}
          popoverTargetAction="hide"
        >
          {t('close')}
        </button>
      </div>
    </>
  );
}

/** Opens the panel while the mouse or the keyboard is on its button or in it; a click or Enter keeps it open. */
function useHover() {
  const panel = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isByHover = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);
  const later = (action: () => void) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(action, HOVER_DELAY_MS);
  };
  const open = () =>
    later(() => {
      if (panel.current?.matches(':popover-open')) return;
      isByHover.current = true;
      panel.current?.showPopover();
    });
  const close = () =>
    later(() => {
      if (isByHover.current) panel.current?.hidePopover();
    });
  return {
    ofButton: {
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        if (pointerType === 'mouse') open();
      },
      onPointerLeave: close,
      onFocus: ({ currentTarget, relatedTarget }: FocusEvent) => {
        // A closed panel returns the focus to its button.
        const isReturned = panel.current?.contains(relatedTarget);
        if (!isReturned && currentTarget.matches(':focus-visible')) open();
      },
      onBlur: close,
      onClick: (event: MouseEvent) => {
        clearTimeout(timer.current);
        // The click keeps what the mouse has opened, and would otherwise close it.
        if (isByHover.current) event.preventDefault();
        isByHover.current = false;
      },
    },
    ofPanel: {
      ref: panel,
      onPointerEnter: () => clearTimeout(timer.current),
      onPointerLeave: close,
      onFocus: () => clearTimeout(timer.current),
      onBlur: close,
      onToggle: ({ newState }: ToggleEvent) => {
        if (newState === 'closed') isByHover.current = false;
      },
    },
  };
}

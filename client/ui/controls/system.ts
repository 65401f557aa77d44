import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { createSystem, defineConfig, defineSlotRecipe } from '@chakra-ui/react/styled-system';

/*
 * Chakra for lazily loaded controls. It refers to the variables of tokens.css and has only the
 * recipes in use, so another component needs its recipe here. It has no reset and no cascade
 * layers, because the unlayered CSS of the pages would always override layers.
 */

const color = (name: string) => ({ value: `var(--color-${name})` });
const space = (step: number) => ({ value: `var(--space-${step})` });

/** Above the top bar and the loading overlay; nested layers count up from this. */
const zIndex = 'calc(50 + var(--layer-index, 0))';

const panel = {
  border: '1px solid',
  borderColor: 'border',
  bg: 'bg.panel',
  color: 'fg',
  boxShadow: 'panel',
  outline: 'none',
};

const appear = {
  _open: { animation: 'fade-in var(--motion-in) ease-out' },
  _closed: { animation: 'fade-out var(--motion-out) ease-in' },
};

const backdrop = { position: 'fixed', inset: 0, zIndex, bg: 'bg.backdrop', ...appear } as const;

const closeTrigger = {
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.75rem',
  blockSize: '2.75rem',
  borderRadius: 'small',
  color: 'fg.muted',
  _hover: { bg: 'bg.muted', color: 'fg' },
} as const;

const dialog = defineSlotRecipe({
  className: 'dialog',
  slots: ['backdrop', 'positioner', 'content', 'title', 'closeTrigger'],
  base: {
    backdrop,
    positioner: {
      position: 'fixed',
      inset: 0,
      zIndex,
      display: 'flex',
      overflow: 'auto',
      overscrollBehavior: 'contain',
      padding: '4',
    },
    content: {
      ...panel,
      position: 'relative',
      margin: 'auto',
      padding: '5',
      borderRadius: 'large',
      _open: { animation: 'fade-in var(--motion-in) ease-out, rise var(--motion-in) ease-out' },
      _closed: appear._closed,
    },
    title: { paddingInlineEnd: '6', fontFamily: 'reading', fontSize: '1.375rem' },
    closeTrigger: {
      ...closeTrigger,
      position: 'absolute',
      insetBlockStart: '3',
      insetInlineEnd: '3',
    },
  },
});

const drawer = defineSlotRecipe({
  className: 'drawer',
  slots: ['backdrop', 'positioner', 'content', 'header', 'title', 'closeTrigger', 'body'],
  base: {
    backdrop,
    positioner: {
      position: 'fixed',
      insetBlock: 0,
      insetInlineEnd: 0,
      zIndex,
      display: 'flex',
      inlineSize: 'min(100%, 34rem)',
      overscrollBehavior: 'contain',
    },
    content: {
      ...panel,
      display: 'flex',
      flexDirection: 'column',
      inlineSize: '100%',
      borderWidth: 0,
      borderInlineStartWidth: '1px',
      _open: { animation: 'fade-in var(--motion-in) ease-out, slide var(--motion-in) ease-out' },
      _closed: appear._closed,
    },
    header: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '3',
      paddingBlock: '2',
      paddingInlineStart: '5',
      paddingInlineEnd: '3',
      borderBlockEnd: '1px solid',
      borderColor: 'border',
    },
    title: { minInlineSize: 0, fontFamily: 'reading', fontSize: '1.25rem' },
    closeTrigger: { ...closeTrigger, flex: 'none' },
    body: {
      flex: 1,
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      paddingBlock: '4',
      paddingInline: '5',
    },
  },
});

const popover = defineSlotRecipe({
  className: 'popover',
  slots: ['positioner', 'content'],
  base: {
    content: {
      ...panel,
      zIndex,
      display: 'flex',
      flexDirection: 'column',
      overflow: 'hidden',
      maxBlockSize: 'min(var(--available-height), 26rem)',
      borderRadius: 'small',
      ...appear,
    },
  },
});

const listbox = defineSlotRecipe({
  className: 'listbox',
  slots: ['root', 'label', 'input', 'content', 'item'],
  base: {
    root: { display: 'flex', flexDirection: 'column', minBlockSize: 0 },
    input: {
      flex: 'none',
      inlineSize: '100%',
      minBlockSize: '2.75rem',
      paddingInline: '4',
      border: 0,
      borderBlockEnd: '1px solid',
      borderColor: 'border',
      bg: 'bg',
      outline: 'none',
      _placeholder: { color: 'fg.muted', opacity: 1 },
      _focusVisible: { borderColor: 'accent.solid', boxShadow: 'inset 0 -1px var(--color-accent)' },
    },
    content: {
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      padding: '1',
      '&:empty': { display: 'none' },
      scrollPaddingBlock: '1',
      outline: 'none',
      '&[data-layout=grid]': {
        display: 'grid',
        gridTemplateColumns: 'repeat(var(--column-count), 1fr)',
      },
    },
    item: {
      minBlockSize: '2.5rem',
      paddingBlock: '2',
      paddingInline: '3',
      borderRadius: 'small',
      cursor: 'pointer',
      _hover: { bg: 'bg.muted' },
      _selected: { color: 'accent.fg', fontWeight: 600 },
      _highlighted: { bg: 'bg.muted', boxShadow: 'inset 0 0 0 2px var(--color-accent)' },
      '[data-layout=grid] > &': { paddingInline: '1', textAlign: 'center' },
    },
  },
});

const tooltip = defineSlotRecipe({
  className: 'tooltip',
  slots: ['trigger', 'positioner', 'content'],
  base: {
    content: {
      ...panel,
      zIndex,
      maxInlineSize: 'min(320px, calc(100vw - 2rem))',
      paddingBlock: '2',
      paddingInline: '3',
      borderRadius: 'small',
      bg: 'bg.muted',
      fontSize: 'small',
      lineHeight: 1.45,
      ...appear,
    },
  },
});

const toast = defineSlotRecipe({
  className: 'toast',
  slots: ['root', 'title', 'description', 'actionTrigger'],
  base: {
    root: {
      ...panel,
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '4',
      inlineSize: 'min(26rem, calc(100vw - 2rem))',
      paddingBlock: '3',
      paddingInline: '4',
      borderInlineStartWidth: '4px',
      borderRadius: 'small',
      zIndex: 'var(--z-index)',
      blockSize: 'var(--height)',
      opacity: 'var(--opacity)',
      translate: 'var(--x) var(--y)',
      transition: 'translate 120ms, opacity 120ms',
      '&[data-type=success]': { borderInlineStartColor: 'accent.solid' },
      '&[data-type=error]': { borderInlineStartColor: 'fg.error' },
    },
    title: { fontWeight: 600 },
    description: { color: 'fg.muted', fontSize: 'small' },
    actionTrigger: {
      flex: 'none',
      minBlockSize: '2.75rem',
      paddingInline: '3',
      borderRadius: 'small',
      color: 'accent.fg',
      fontWeight: 600,
      _hover: { bg: 'bg.muted' },
    },
  },
});

export const system = createSystem(
  defaultBaseConfig,
  defineConfig({
    cssVarsPrefix: 'control',
    preflight: false,
    disableLayers: true,
    theme: {
      keyframes: {
        'fade-in': { from: { opacity: 0 } },
        'fade-out': { to: { opacity: 0 } },
        rise: { from: { translate: '0 0.5rem' } },
        slide: { from: { translate: '1rem' } },
      },
      tokens: {
        fonts: {
          text: { value: 'var(--font-text)' },
          reading: { value: 'var(--font-reading)' },
          arabic: { value: 'var(--font-quran)' },
        },
        fontSizes: {
          small: { value: 'var(--text-small)' },
          normal: { value: 'var(--text-normal)' },
          large: { value: 'var(--text-large)' },
          heading: { value: 'var(--text-heading)' },
        },
        spacing: {
          1: space(1),
          2: space(2),
          3: space(3),
          4: space(4),
          5: space(5),
          6: space(6),
          7: space(7),
        },
        radii: {
          small: { value: 'var(--radius-small)' },
          large: { value: 'var(--radius-large)' },
        },
        shadows: { panel: { value: 'var(--shadow)' } },
      },
      semanticTokens: {
        colors: {
          bg: {
            DEFAULT: color('background'),
            panel: color('surface'),
            muted: color('raised'),
            backdrop: { value: 'rgb(4 12 9 / 55%)' },
          },
          fg: {
            DEFAULT: color('text'),
            muted: color('muted'),
            error: color('danger'),
            gold: color('gold'),
            arabic: color('arabic'),
          },
          border: { DEFAULT: color('border'), error: color('danger') },
          accent: {
            solid: color('accent'),
            contrast: color('on-accent'),
            fg: color('accent'),
            focusRing: color('accent'),
          },
        },
      },
      slotRecipes: { dialog, drawer, popover, listbox, tooltip, toast },
    },
  }),
);

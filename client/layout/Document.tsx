import type { ReactNode } from 'react';
import { LANGUAGE_TAGS } from '../language';
import type { Theme } from '../settings/settings';
import { useAppearance, useSettings } from '../settings/SettingsProvider';
import '../ui/styles/global.css';
import '../ui/styles/print.css';

/** Addresses of the files that the page needs; known only on the server. */
export interface PageFiles {
  scripts: string[];
  stylesheets: string[];
  fonts: string[];
}

export interface DocumentProps {
  /** The dehydrated state as JSON; only on the server. */
  state?: string;
  files?: PageFiles;
  children: ReactNode;
}

export function Document({ state = '', files, children }: DocumentProps) {
  const { settings } = useSettings();
  const { prefTheme, textSize, arabicSize } = useAppearance();
  return (
    <html
      lang={LANGUAGE_TAGS[settings.prefLanguage]}
      data-theme={prefTheme}
      data-text-size={textSize}
      data-arabic-size={arabicSize}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <ThemeColor theme={prefTheme} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icon-192.png" />
        <link
          rel="manifest"
          href={`/manifest-${LANGUAGE_TAGS[settings.prefLanguage]}.webmanifest`}
        />
        {files?.fonts.map((href) => (
          <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="" />
        ))}
        {files?.stylesheets.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
      </head>
      <body>
        {children}
        <script
          id="dehydratedState"
          type="application/json"
          data-scripts={files?.scripts.join(' ')}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: state }}
        />
      </body>
    </html>
  );
}

const BAR_COLORS = { darkGreen: '#132a21', lightGreen: '#ffffff' };

/** The color of the browser's own bars, that of the top bar. */
function ThemeColor({ theme }: { theme: Theme }) {
  if (theme !== 'auto') return <meta name="theme-color" content={BAR_COLORS[theme]} />;
  return (
    <>
      <meta
        name="theme-color"
        media="(prefers-color-scheme: light)"
        content={BAR_COLORS.lightGreen}
      />
      <meta
        name="theme-color"
        media="(prefers-color-scheme: dark)"
        content={BAR_COLORS.darkGreen}
      />
    </>
  );
}

import type { ReactNode } from 'react';
import { LANGUAGE_TAGS } from '../language';
import { useSettings } from '../settings/SettingsProvider';
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
  return (
    <html
      lang={LANGUAGE_TAGS[settings.prefLanguage]}
      data-theme={settings.prefTheme}
      data-text-size={settings.textSize}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta
          name="theme-color"
          content={settings.prefTheme === 'darkGreen' ? '#132a21' : '#ffffff'}
        />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
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

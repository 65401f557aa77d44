import type { ReactNode } from 'react';

/**
 * An icon on a grid of 24 units. It is decorative: its control or the text beside it has the name.
 */
export function Icon({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="1.25em"
      height="1.25em"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}

export const LogoIcon = () => (
  <Icon>
    <path d="M6 6h12v12H6z" />
    <path d="M12 3.5 20.5 12 12 20.5 3.5 12z" />
  </Icon>
);

export const SettingsIcon = () => (
  <Icon>
    <path d="M4 7h9M19 7h1M4 17h1M11 17h9" />
    <circle cx="16" cy="7" r="2.5" />
    <circle cx="8" cy="17" r="2.5" />
  </Icon>
);

export const SearchIcon = () => (
  <Icon>
    <circle cx="10.5" cy="10.5" r="6" />
    <path d="M15 15l5 5" />
  </Icon>
);

export const MenuIcon = () => (
  <Icon>
    <path d="M4 7h16M4 12h16M4 17h16" />
  </Icon>
);

export const PreviousIcon = () => (
  <Icon>
    <path d="M15 5l-7 7 7 7" />
  </Icon>
);

export const NextIcon = () => (
  <Icon>
    <path d="M9 5l7 7-7 7" />
  </Icon>
);

export const DownIcon = () => (
  <Icon>
    <path d="M6 9l6 6 6-6" />
  </Icon>
);

export const UpIcon = () => (
  <Icon>
    <path d="M6 15l6-6 6 6" />
  </Icon>
);

export const InfoIcon = () => (
  <Icon>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M12 11v5M12 8h.01" />
  </Icon>
);

export const FirstIcon = () => (
  <Icon>
    <path d="M17 5l-7 7 7 7M7 5v14" />
  </Icon>
);

export const LastIcon = () => (
  <Icon>
    <path d="M7 5l7 7-7 7M17 5v14" />
  </Icon>
);

export const SortIcon = () => (
  <Icon>
    <path d="M7 9l5-5 5 5" />
    <path d="M7 15l5 5 5-5" />
  </Icon>
);

export const BookmarkIcon = () => (
  <Icon>
    <path d="M7 4h10v16l-5-4-5 4z" />
  </Icon>
);

export const CheckIcon = () => (
  <Icon>
    <path d="M5 12.5l4.5 4.5L19 7.5" />
  </Icon>
);

export const LinkIcon = () => (
  <Icon>
    <path d="M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.3l-1 1" />
    <path d="M14 10a4 4 0 0 0-5.7 0l-3 3a4 4 0 0 0 5.7 5.7l1-1" />
  </Icon>
);

export const ShareIcon = () => (
  <Icon>
    <path d="M12 15V4M8 7.5 12 4l4 3.5" />
    <path d="M7 11H5v9h14v-9h-2" />
  </Icon>
);

export const CopyIcon = () => (
  <Icon>
    <path d="M9 9h11v11H9z" />
    <path d="M15 9V4H4v11h5" />
  </Icon>
);

export const HistoryIcon = () => (
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
    <path d="M4 12a8 8 0 1 0 2.5-5.8M4 4v4.5h4.5" />
    <path d="M12 8v4.5l3 2" />
  </svg>
);

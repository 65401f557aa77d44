export const CloseIcon = () => (
  <svg viewBox="0 0 24 24" width="20" stroke="currentColor" aria-hidden="true">
    <path d="M6 6l12 12M18 6L6 18" strokeWidth="1.8" strokeLinecap="round" />
  </svg>
);

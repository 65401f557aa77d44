import { Icon } from '../ui/icons/icons';

export const ListenIcon = () => (
  <Icon>
    <path d="M8 5.5v13l10.5-6.5z" />
  </Icon>
);

export const PauseIcon = () => (
  <Icon>
    <path d="M9 6v12M15 6v12" />
  </Icon>
);

export const StopIcon = () => (
  <Icon>
    <path d="M7 7h10v10H7z" />
  </Icon>
);

import { Icon } from '../ui/icons';

export const HistoryIcon = () => (
  <Icon>
    <path d="M4 12a8 8 0 1 0 2.5-5.8M4 4v4.5h4.5" />
    <path d="M12 8v4.5l3 2" />
  </Icon>
);

import { useFieldTexts } from '../../i18n/fields';
import { EditIcon } from '../icons/fieldIcons';
import { DownIcon, NextIcon, PreviousIcon, UpIcon } from '../icons/icons';
import styles from './SortableChips.module.css';

interface ChipToolsProps {
  /** Index of the focused item; undefined if none has focus. */
  index: number | undefined;
  count: number;
  onMove(from: number, to: number): void;
  onEdit?: (index: number) => void;
  /** The items are below each other. */
  isVertical?: boolean;
}

/** Buttons that move and edit an item, as an alternative to keys and dragging. */
export function ChipTools({ index, count, onMove, onEdit, isVertical }: ChipToolsProps) {
  const t = useFieldTexts();
  const at = index ?? -1;
  const tools = [
    onEdit && { name: t('chips.edit'), icon: <EditIcon />, isOn: at >= 0, use: () => onEdit(at) },
    {
      name: t('chips.earlier'),
      icon: isVertical ? <UpIcon /> : <PreviousIcon />,
      isOn: at > 0,
      use: () => onMove(at, at - 1),
    },
    {
      name: t('chips.later'),
      icon: isVertical ? <DownIcon /> : <NextIcon />,
      isOn: at >= 0 && at < count - 1,
      use: () => onMove(at, at + 1),
    },
  ];
  return tools.map(
    (tool) =>
      tool && (
        <button
          key={tool.name}
          type="button"
          className={styles.tool}
          tabIndex={-1}
          aria-label={tool.name}
          title={tool.name}
          disabled={!tool.isOn}
          // Keeps focus on the item.
          onMouseDown={(event) => event.preventDefault()}
          onClick={tool.use}
        >
          {tool.icon}
        </button>
      ),
  );
}

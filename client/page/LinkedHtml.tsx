import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { linkVersesInHtml } from '../../text/linkVersesInHtml';
import { Html } from '../ui/text/Html';
import { VersePreviews } from './VersePreviews';

interface LinkedHtmlProps {
  html: string;
  className?: string | undefined;
  lang?: string;
}

/** A note, whose references to verses are links. Forms get the HTML as it is stored. */
export function LinkedHtml({ html, ...props }: LinkedHtmlProps) {
  const navigate = useNavigate();
  const follow = (event: MouseEvent) => {
    const { target, button, ctrlKey, metaKey, shiftKey, altKey } = event;
    const path = (target as Element).closest('a')?.getAttribute('href');
    if (!path?.startsWith('/verses/') || event.defaultPrevented) return;
    // Modifier keys still open another tab.
    if (button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return;
    event.preventDefault();
    void navigate(path);
  };
  return (
    <VersePreviews onClick={follow}>
      <Html html={linkVersesInHtml(html)} {...props} />
    </VersePreviews>
  );
}

import { useLocation } from 'react-router-dom';
import { ComingSoon } from '../page/ComingSoon';

/** Sections that have no topics yet. */
export function PlaceholderPage() {
  const { pathname } = useLocation();
  return <ComingSoon name={pathname.startsWith('/posts/worship') ? 'worship' : 'other'} />;
}

import { useLocation } from 'react-router-dom';
import { ComingSoon } from '../page/ComingSoon';

/** The page of sections without topics yet. */
export function PlaceholderPage() {
  const { pathname } = useLocation();
  return <ComingSoon name={pathname.startsWith('/posts/worship') ? 'worship' : 'other'} />;
}

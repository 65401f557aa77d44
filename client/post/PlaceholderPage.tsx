import { useLocation } from 'react-router';
import { UnderWork } from '../layout/UnderWork';

/** Sections that have no topics yet. */
export function Component() {
  const { pathname } = useLocation();
  return <UnderWork name={pathname.startsWith('/posts/worship') ? 'worship' : 'other'} />;
}

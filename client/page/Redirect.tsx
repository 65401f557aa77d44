import { useContext, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { ResponseStatus } from './ResponseStatus';

/** Redirects a page whose data says that it has another address; the server responds with 302. */
export function Redirect({ to }: { to: string }) {
  const navigate = useNavigate();
  const response = useContext(ResponseStatus);
  // eslint-disable-next-line react-hooks/immutability -- one object per request, only on the server
  if (response) response.location = to;
  useEffect(() => void navigate(to, { replace: true }), [navigate, to]);
  return null;
}

import { useContext, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { ResponseStatus } from './ResponseStatus';

/** Takes the place of a page that only its data tells to be elsewhere; the server answers with 302. */
export function Redirect({ to }: { to: string }) {
  const navigate = useNavigate();
  const response = useContext(ResponseStatus);
  // eslint-disable-next-line react-hooks/immutability -- one object a request, which only the server renders with
  if (response) response.location = to;
  useEffect(() => void navigate(to, { replace: true }), [navigate, to]);
  return null;
}

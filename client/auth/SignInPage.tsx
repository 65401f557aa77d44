import { useAuthTexts } from '../i18n/auth';
import { PageHead } from '../layout/PageHead';
import { PageHeader } from '../layout/PageHeader';
import { Redirect } from '../layout/Redirect';
import { SignInForm } from './SignInForm';
import { useAuth } from './useAuth';

export function Component() {
  const t = useAuthTexts();
  const { authenticationState } = useAuth();
  if (authenticationState === 'authenticated') return <Redirect to="/" />;
  return (
    <>
      <PageHead title={t('title')} description={t('intro')} hidden />
      <PageHeader title={t('title')} intro={t('intro')} />
      <SignInForm isReady={authenticationState === 'unauthenticated'} />
    </>
  );
}

import { useAuthTexts } from '../i18n/auth';
import { PageHead } from '../page/PageHead';
import { PageHeader } from '../page/PageHeader';
import { Redirect } from '../page/Redirect';
import { SignInForm } from './SignInForm';
import { useAuth } from './useAuth';

export function SignInPage() {
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

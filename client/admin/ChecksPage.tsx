import { useLocation } from 'react-router-dom';
import { useWorkTexts } from '../i18n/work';
import { AdminOnly } from './AdminOnly';
import { checkOf } from './checkAddress';
import { CheckFindings } from './CheckFindings';
import { CheckList } from './CheckList';
import { useCheckTexts } from './useCheckTexts';

/** The quality checks, or the findings of the one check that the address names. */
export function ChecksPage() {
  const t = useWorkTexts();
  const textOf = useCheckTexts();
  const check = checkOf(useLocation().search);
  return check ? (
    <AdminOnly title={textOf(check, 'name')} intro={textOf(check, 'about')}>
      <CheckFindings check={check} />
    </AdminOnly>
  ) : (
    <AdminOnly title={t('checks.title')} intro={t('checks.intro')}>
      <CheckList />
    </AdminOnly>
  );
}

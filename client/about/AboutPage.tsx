import { useId, type ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { useAboutTexts } from '../i18n/about';
import { PageHead } from '../page/PageHead';
import { PageHeader } from '../page/PageHeader';
import { addressOfTab, tabOf, type Tab } from './aboutAddress';
import { AboutDetails } from './AboutDetails';
import { AboutHistory } from './AboutHistory';
import { AboutSources } from './AboutSources';
import { AboutTabs } from './AboutTabs';

const CONTENTS: Record<Tab, ComponentType> = {
  history: AboutHistory,
  details: AboutDetails,
  sources: AboutSources,
};

export function AboutPage() {
  const t = useAboutTexts();
  const id = useId();
  const tab = tabOf(new URLSearchParams(useLocation().search));
  const Content = CONTENTS[tab];
  return (
    <>
      <PageHead
        title={`${t('title')}: ${t(`tab.${tab}`)}`}
        description={t(`description.${tab}`)}
        path={addressOfTab(tab)}
      />
      <PageHeader title={t('title')} intro={t('intro')} />
      <AboutTabs selected={tab} panelId={id} />
      <div role="tabpanel" id={id} aria-label={t(`tab.${tab}`)}>
        <Content />
      </div>
    </>
  );
}

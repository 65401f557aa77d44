import { useLocation } from 'react-router-dom';
import { glossPartOf, glossSearch } from '../gloss/glossAddress';
import { useGlossTexts } from '../i18n/gloss';
import { useWorkTexts } from '../i18n/work';
import { workOf, workSearch } from '../page/workAddress';
import { useSettings } from '../settings/SettingsProvider';
import { AdminOnly } from './AdminOnly';
import { DraftList } from './DraftList';
import { GlossWork } from './GlossWork';
import { WorkChoice } from './WorkChoice';
import styles from './WorkPage.module.css';
import { WorkQueue } from './WorkQueue';

/** The drafts, and the queue of translations or the grid of glosses, as the address says. */
export function WorkPage() {
  const t = useWorkTexts();
  const ofGlosses = useGlossTexts();
  const { search } = useLocation();
  const { prefLanguage } = useSettings().settings;
  const glosses = glossPartOf(search);
  const verses = workOf(search);
  const { language, surah } = glosses ?? verses ?? { language: prefLanguage };
  return (
    <AdminOnly title={t('queue.title')} intro={t('queue.intro')}>
      <DraftList />
      <div className={styles.kinds}>
        <WorkChoice
          label={ofGlosses('kinds.label')}
          choices={[
            {
              name: ofGlosses('kinds.verses'),
              search: workSearch({ language, surah }),
              isChosen: !glosses,
            },
            {
              name: ofGlosses('kinds.words'),
              search: glossSearch({ isAll: false, ...glosses, language, surah }),
              isChosen: glosses !== undefined,
            },
          ]}
        />
      </div>
      {glosses ? <GlossWork part={glosses} /> : <WorkQueue />}
    </AdminOnly>
  );
}

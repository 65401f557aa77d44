import { useContext, type ReactNode } from 'react';
import { useDeveloperTexts } from '../i18n/developers';
import { Origin } from '../page/Origin';
import { PageHead } from '../page/PageHead';
import { PageHeader } from '../page/PageHeader';
import { WAYS } from './access';
import { ApiVersions } from './ApiVersions';
import { CopyableCode } from './CopyableCode';
import { ExampleQuery } from './ExampleQuery';
import { curlOf, EXAMPLES, FIRST_QUERY } from './examples';
import { InlineCode } from './InlineCode';
import { MoreWays } from './MoreWays';
import { ServiceStatus } from './ServiceStatus';
import { TermsOfUse } from './TermsOfUse';
import styles from './DevelopersPage.module.css';

const LIMITS = ['budget', 'graphql', 'headers', 'cache'] as const;

/** What other software can read here, and how. */
export function DevelopersPage() {
  const t = useDeveloperTexts();
  const origin = useContext(Origin);
  return (
    <>
      <PageHead title={t('title')} description={t('description')} />
      <PageHeader title={t('title')} intro={t('intro')} />
      <Section id="access" title={t('access.title')}>
        <ul className={styles.cards}>
          {WAYS.map(({ key, links }) => (
            <li key={key} className={styles.card}>
              <h3 className={styles.cardTitle}>{t(`access.${key}.title`)}</h3>
              <p>{t(`access.${key}.text`)}</p>
              <p className={styles.cardLinks}>
                {links.map(({ href, label }) => (
                  <a key={href} href={href}>
                    {label}
                  </a>
                ))}
              </p>
            </li>
          ))}
        </ul>
        <MoreWays />
      </Section>
      <Section id="first" title={t('first.title')}>
        <p>{t('first.text')}</p>
        <CopyableCode code={curlOf(origin, FIRST_QUERY)} label={t('first.title')} />
      </Section>
      <Section id="examples" title={t('examples.title')}>
        <p>{t('examples.text')}</p>
        <div className={styles.examples}>
          {EXAMPLES.map((example) => (
            <ExampleQuery key={example.key} example={example} />
          ))}
        </div>
      </Section>
      <Section id="status" title={t('status.title')}>
        <ServiceStatus />
      </Section>
      <Section id="limits" title={t('limits.title')}>
        <ul className={styles.points}>
          {LIMITS.map((key) => (
            <li key={key}>
              <InlineCode text={t(`limits.${key}`)} />
            </li>
          ))}
        </ul>
      </Section>
      <Section id="terms" title={t('terms.title')}>
        <TermsOfUse />
      </Section>
      <Section id="versions" title={t('versions.title')}>
        <ApiVersions />
      </Section>
    </>
  );
}

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} className={styles.section}>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </section>
  );
}

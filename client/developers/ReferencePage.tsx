import { useContext } from 'react';
import { Link } from 'react-router-dom';
import { useDeveloperTexts } from '../i18n/developers';
import { Origin } from '../page/Origin';
import { PageHead } from '../page/PageHead';
import { PageHeader } from '../page/PageHeader';
import { InlineCode } from './InlineCode';
import { CallDescription } from './reference/CallDescription';
import { document, groupsOf } from './reference/openApi';
import { SchemaDescription } from './reference/SchemaDescription';
import styles from './reference/Reference.module.css';

/** All calls of the REST API, from the OpenAPI document. */
export function ReferencePage() {
  const t = useDeveloperTexts();
  const origin = useContext(Origin);
  const groups = groupsOf(document);
  return (
    <>
      <PageHead title={t('reference.title')} description={t('reference.description')} />
      <PageHeader title={t('reference.title')} intro={t('reference.intro').replaceAll('`', '')} />
      <p className={styles.links}>
        <a href="/api/openapi.json">/api/openapi.json</a>
        <Link to="/developers">{t('reference.developers')}</Link>
      </p>
      <nav aria-label={t('reference.calls')} className={styles.contents}>
        {groups.map(({ name, calls }) => (
          <div key={name}>
            <a href={`#${name}`} className={styles.group}>
              {name}
            </a>
            <ul>
              {calls.map(({ id, method }) => (
                <li key={id}>
                  <a href={`#${id}`}>
                    {id} <span className={styles.method}>{method}</span>
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      {groups.map(({ name, description, calls }) => (
        <section key={name} id={name} className={styles.section}>
          <h2 className={styles.title}>{name}</h2>
          <p lang="en">
            <InlineCode text={description} />
          </p>
          {calls.map((call) => (
            <CallDescription key={call.id} call={call} origin={origin} />
          ))}
        </section>
      ))}
      <section id="schemas" className={styles.section}>
        <h2 className={styles.title}>{t('reference.schemas')}</h2>
        {Object.entries(document.components.schemas).map(([name, schema]) => (
          <SchemaDescription key={name} name={name} schema={schema} />
        ))}
      </section>
    </>
  );
}

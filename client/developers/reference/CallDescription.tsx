import { useDeveloperTexts } from '../../i18n/developers';
import { CopyableCode } from '../CopyableCode';
import { InlineCode } from '../InlineCode';
import { curlOf, document, isForAdmins, nameOf, type Call } from './openApi';
import { Fields } from './Fields';
import { TypeName } from './TypeName';
import styles from './Reference.module.css';

/** A call with its parameters, an example request, its answer and its errors. */
export function CallDescription({ call, origin }: { call: Call; origin: string }) {
  const t = useDeveloperTexts();
  const { id, method, path, parameters = [], requestBody, responses } = call;
  const body = requestBody?.content['application/json'].schema;
  const data = responses['200']?.content?.['application/json'].schema.properties?.data;
  const errors = Object.entries(responses).filter(([status]) => status !== '200');
  return (
    <article id={id} className={styles.call}>
      <h3 className={styles.callTitle}>
        <a href={`#${id}`}>{id}</a>
        <code>
          <span className={styles.method}>{method}</span> /api{path}
        </code>
      </h3>
      {(call.deprecated ?? isForAdmins(call)) && (
        <p className={styles.badge}>
          {t(call.deprecated ? 'reference.deprecated' : 'reference.forAdmins')}
        </p>
      )}
      <p lang="en">
        <InlineCode text={call.description} />
      </p>
      {parameters.length > 0 && (
        <>
          <h4>{t('reference.parameters')}</h4>
          <Fields
            fields={parameters.map(({ name, schema, description, required }) => ({
              name,
              schema: { ...schema, description },
              required,
            }))}
          />
        </>
      )}
      {body?.properties && (
        <>
          <h4>{t('reference.body')}</h4>
          <Fields
            fields={Object.entries(body.properties).map(([name, schema]) => ({
              name,
              schema,
              required: body.required?.includes(name) ?? false,
            }))}
          />
        </>
      )}
      <h4>{t('reference.request')}</h4>
      <CopyableCode code={curlOf(call, origin)} label={`${id}: ${t('reference.request')}`} />
      {data && (
        <>
          <h4>{t('reference.answer')}</h4>
          <p>
            <TypeName schema={data} />
          </p>
        </>
      )}
      <details className={styles.errors}>
        <summary>{t('reference.errors')}</summary>
        <dl>
          {errors.map(([status, response]) => (
            <div key={status}>
              <dt>{status}</dt>
              <dd lang="en">
                {document.components.responses[nameOf(response?.$ref ?? '')]?.description}
              </dd>
            </div>
          ))}
        </dl>
      </details>
    </article>
  );
}

import { useDeveloperTexts } from '../../i18n/developers';
import { InlineCode } from '../InlineCode';
import type { Schema } from './openApi';
import { TypeName } from './TypeName';
import styles from './Reference.module.css';

interface Field {
  name: string;
  schema: Schema;
  required?: boolean;
}

/** Fields or parameters with their types, limits and descriptions. */
export function Fields({ fields }: { fields: Field[] }) {
  const t = useDeveloperTexts();
  return (
    <dl className={styles.fields}>
      {fields.map(({ name, schema, required }) => (
        <div key={name} className={styles.field}>
          <dt>
            <code>{name}</code> <TypeName schema={schema} />
            {required && <span className={styles.mark}>{t('reference.required')}</span>}
            {schema.deprecated && <span className={styles.mark}>{t('reference.deprecated')}</span>}
          </dt>
          {schema.description && (
            <dd lang="en">
              <InlineCode text={schema.description} />
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}

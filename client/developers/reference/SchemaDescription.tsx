import { InlineCode } from '../InlineCode';
import { Fields } from './Fields';
import type { Schema } from './openApi';
import styles from './Reference.module.css';

/** A type of responses with its fields. */
export function SchemaDescription({ name, schema }: { name: string; schema: Schema }) {
  return (
    <article id={`type-${name}`} className={styles.call}>
      <h3 className={styles.typeTitle}>{name}</h3>
      {schema.description && (
        <p lang="en">
          <InlineCode text={schema.description} />
        </p>
      )}
      <Fields
        fields={Object.entries(schema.properties ?? {}).map(([field, inner]) => ({
          name: field,
          schema: inner,
        }))}
      />
    </article>
  );
}

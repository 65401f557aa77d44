import { Fragment } from 'react';
import { nameOf, type Schema } from './openApi';
import styles from './Reference.module.css';

/** The type of a value, with links to types that have a name. */
export function TypeName({ schema }: { schema: Schema }) {
  const { $ref, anyOf, items, type } = schema;
  if ($ref !== undefined) {
    const name = nameOf($ref);
    return <a href={`#type-${name}`}>{name}</a>;
  }
  if (anyOf) {
    return anyOf.map((each, index) => (
      // The alternatives are in a fixed order.
      <Fragment key={index}>
        {index > 0 && <span className={styles.type}> | </span>}
        <TypeName schema={each} />
      </Fragment>
    ));
  }
  if (items) {
    return (
      <>
        <TypeName schema={items} />
        <span className={styles.type}>[]</span>
      </>
    );
  }
  return <span className={styles.type}>{plainType(schema, type)}</span>;
}

function plainType(
  { enum: values, const: constant, minimum, maximum }: Schema,
  type: Schema['type'],
) {
  if (values) return values.map((value) => JSON.stringify(value)).join(' | ');
  if (constant !== undefined) return JSON.stringify(constant);
  const name = [type ?? 'any'].flat().join(' | ');
  if (minimum === undefined && maximum === undefined) return name;
  if (maximum === undefined) return `${name} ≥ ${minimum}`;
  return minimum === undefined ? `${name} ≤ ${maximum}` : `${name} (${minimum}–${maximum})`;
}

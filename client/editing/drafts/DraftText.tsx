import { useState } from 'react';
import { useEditingTexts } from '../../i18n/editing';
import { plainTextOf } from '../../ui/text/plainTextOf';
import { FieldText, textOf, type FieldInfo } from '../FieldText';
import { copyText } from '../../ui/text/copyText';
import { changedFields } from './changedFields';
import type { Draft } from './draft';
import styles from './DraftText.module.css';

interface DraftTextProps {
  draft: Draft;
  infoOf(field: string): FieldInfo;
}

/** The changed fields of a draft, to read and copy them without its form. */
export function DraftText({ draft, infoOf }: DraftTextProps) {
  const t = useEditingTexts();
  const [result, setResult] = useState<'copied' | 'notCopied'>();
  const copy = (field: string) => {
    const info = infoOf(field);
    const text = textOf(info, draft.values[field]);
    const html = info.isHtml ? text : undefined;
    copyText(html === undefined ? text : plainTextOf(html), html).then(
      () => setResult('copied'),
      () => setResult('notCopied'),
    );
  };
  return (
    <>
      <dl className={styles.fields}>
        {changedFields(draft).map((field) => (
          <div key={field} className={styles.field}>
            <dt className={styles.name}>{infoOf(field).label}</dt>
            <dd className={styles.value}>
              <FieldText
                info={infoOf(field)}
                value={draft.values[field]}
                empty={t('conflict.empty')}
              />
            </dd>
            <dd>
              <button type="button" className={styles.copy} onClick={() => copy(field)}>
                {t('draft.copy', { field: infoOf(field).label })}
              </button>
            </dd>
          </div>
        ))}
      </dl>
      <p role="status" className={styles.status}>
        {result && t(`draft.${result}`)}
      </p>
    </>
  );
}

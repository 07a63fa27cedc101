import { processTexts } from '@/content/client/process';
import { processFields, processNames } from '@/lib/forms/process-fields';
import styles from './field.module.scss';
import { FieldControl, FieldError } from './field-control';
import blockStyles from './process-fields.module.scss';

const { fields, hints } = processTexts;

/** What procurement asks for, folded: all optional. The notes below are filled by watch-process.ts. */
export function ProcessFields({ form }: { readonly form: string }) {
  return (
    <details className={blockStyles.block} data-process-block>
      <summary className={blockStyles.summary}>{processTexts.title}</summary>
      <p className={blockStyles.intro}>{processTexts.intro}</p>
      <div className={blockStyles.fields}>
        {processNames.map((name) => {
          const id = `${form}-${name}`;
          const hint = name in hints ? hints[name as keyof typeof hints] : '';
          return (
            <div key={name} className={styles.field}>
              <label className={styles.label} htmlFor={id}>
                {fields[name]}
              </label>
              <FieldControl
                id={id}
                name={name}
                type="text"
                className={styles.input}
                maxLength={processFields[name].maxLength}
                autoComplete={processFields[name].autoComplete}
                aria-describedby={`${id}-error ${id}-hint`}
              />
              <FieldError name={name} id={`${id}-error`} className={styles.error} />
              <p className={styles.hint} id={`${id}-hint`} data-process={name} aria-live="polite">
                {hint}
              </p>
            </div>
          );
        })}
      </div>
      <p className={blockStyles.room} data-process="room" />
    </details>
  );
}

import { paste } from '@/content/paste';
import { PasteFile } from './paste-file';
import styles from './paste-form.module.scss';

const FILE = 'pegar-archivo';

/** The choice of a spreadsheet for the text area of a list; without scripts it says what it needs. */
export function PasteFileField() {
  return (
    <div className={styles.file}>
      <label className={styles.label} htmlFor={FILE}>
        {paste.file}
      </label>
      <p id={`${FILE}-ayuda`} className={styles.hint}>
        {paste.fileHelp} <span className={styles.drag}>{paste.fileDrag}</span>
      </p>
      <div className={styles.scripted}>
        <PasteFile id={FILE} className={styles.input} failed={paste.fileFailed} />
      </div>
      <p className={styles.plain}>{paste.fileNeedsScripts}</p>
    </div>
  );
}

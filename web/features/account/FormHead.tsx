import { type ReactNode } from 'react';

import { auth } from '#web/messages/en/auth.ts';

import { Notice } from './Notice.tsx';

import text from '#web/ui/type.module.css';
import styles from './Form.module.css';

/** Name of the form, a line below it, and a word for browsers in which it can do nothing. */
export function FormHead({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <>
      <div className={styles.head}>
        <h1 className={text.h1}>{title}</h1>
        {children !== undefined && <p>{children}</p>}
      </div>
      <div className={styles.scriptless}>
        <Notice>{auth.scriptless}</Notice>
      </div>
    </>
  );
}

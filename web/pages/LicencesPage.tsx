import type { Licence } from '@marquee/contracts/licence.ts';
import { paths } from '@marquee/contracts/paths.ts';
import { packages, typefaces } from 'virtual:licences';

import { cx } from '#web/lib/cx.ts';
import { licences } from '#web/messages/en/licences.ts';
import { usePageHead } from '#web/platform/pageHead.ts';

import text from '#web/ui/type.module.css';
import styles from './LicencesPage.module.css';

function Licences({ title, rows }: { title: string; rows: readonly Licence[] }) {
  return (
    <section className={styles.part}>
      <h2 className={text.h2}>{title}</h2>
      <ul className={styles.rows}>
        {rows.map(({ name, version, licence, by, address }) => (
          <li key={`${name} ${version} ${licence}`} className={styles.row}>
            <p>
              <a className={text.link} href={address}>
                {name}
              </a>{' '}
              <span className={styles.version}>{version}</span>
            </p>
            <p>{licence}</p>
            <p className={styles.by}>{by}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** All third-party parts of the product. */
export function Page() {
  usePageHead({
    title: licences.documentTitle,
    description: licences.description,
    canonical: paths.licences,
  });
  return (
    <div className={cx(text.wrap, styles.page)}>
      <header className={styles.head}>
        <h1 className={text.title}>{licences.title}</h1>
        <p className={cx(text.lead, styles.lead)}>{licences.lead}</p>
        <p>
          <a className={text.link} href={paths.licencesText}>
            {licences.texts}
          </a>
        </p>
      </header>
      <Licences title={licences.typefaces} rows={typefaces} />
      <Licences title={licences.packages} rows={packages} />
    </div>
  );
}

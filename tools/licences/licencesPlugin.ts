import type { Licence } from '@marquee/contracts/licence.ts';
import type { Plugin } from 'vite';

import { licencesText } from './licencesText.ts';
import { readLicences } from './readLicences.ts';

const moduleName = 'virtual:licences';
const file = 'licences.txt';

/** The licences as a module, for the page that lists them, and as a file with the texts in full. */
export function licencesPlugin(root: string): Plugin {
  return {
    name: 'licences',
    resolveId: (id) => (id === moduleName ? `\0${moduleName}` : null),
    load(id) {
      if (id !== `\0${moduleName}`) return null;
      const all = readLicences(root);
      const rows = (isTypeface: boolean): Licence[] =>
        all
          .filter((read) => read.isTypeface === isTypeface)
          .map(({ name, version, licence, by, address }) => ({ name, version, licence, by, address }));
      return `export const typefaces = ${JSON.stringify(rows(true))};\nexport const packages = ${JSON.stringify(rows(false))};\n`;
    },
    generateBundle() {
      if (this.environment.name !== 'client') return;
      this.emitFile({ type: 'asset', fileName: file, source: licencesText(readLicences(root)) });
    },
    configureServer({ middlewares }) {
      middlewares.use(`/${file}`, (_, answer) => {
        answer.setHeader('content-type', 'text/plain; charset=utf-8');
        answer.end(licencesText(readLicences(root)));
      });
    },
  };
}

import type { MediaType } from '@marquee/contracts/paths.ts';

import type { Title } from '#web/api/titleModel.ts';
import { browse } from '#web/messages/en/browse.ts';
import { surprise as words } from '#web/messages/en/surprise.ts';
import { Icon } from '#web/ui/Icon.tsx';

import type { SetPart } from './SetPart.ts';
import { whyItFits } from './whyItFits.ts';

import styles from './SurprisePick.module.css';

/** "Animation, not horror": what is kept out keeps its capital only where it comes first. */
const inOneLine = (facts: readonly string[]) =>
  facts.map((fact, index) => (index > 0 ? fact.replace(/^Not /, 'not ') : fact)).join(', ');

type SurpriseReasonsProps = { title: Title | undefined; media: MediaType; parts: readonly SetPart[] };

/** A ledger: each filter that is set, and what of the title meets it. */
export function SurpriseReasons({ title, media, parts }: SurpriseReasonsProps) {
  const reasons = title ? whyItFits(title, parts) : parts.map(({ facet, label }) => ({ facet, fact: label }));
  const facets = [...new Set(reasons.map(({ facet }) => facet))];
  return (
    <dl className={styles.ledger} aria-label={words.why}>
      {facets.map((facet) => (
        <div key={facet}>
          <Icon name="check" />
          <dt>{facet === 'maker' ? browse.maker[media] : browse.facets[facet]}</dt>
          <dd>
            <em>{inOneLine(reasons.filter((reason) => reason.facet === facet).map(({ fact }) => fact))}</em>
          </dd>
        </div>
      ))}
    </dl>
  );
}

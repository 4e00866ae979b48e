import { titleFacts as words } from '#web/messages/en/titleFacts.ts';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';

import text from '#web/ui/type.module.css';

/** A link to another site, in a tab of its own. */
export function OutLink({ href, children }: { href: string; children: string }) {
  return (
    <a className={text.link} href={href} target="_blank" rel="noopener">
      {children}
      <VisuallyHidden>{words.newTab}</VisuallyHidden>
    </a>
  );
}

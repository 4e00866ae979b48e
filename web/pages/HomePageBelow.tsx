import type { Feature } from '#web/api/features.ts';

import { BecauseShelves } from './HomePageBecause.tsx';
import { ComingUpSection, FocusSection, SeriesShelf } from './HomePageNear.tsx';
import { ThemeBill, ThemeShelf } from './HomePageThemes.tsx';

/** The lower half of the home page, a chunk of its own. */
export function HomePageBelow({ feature }: { feature: Feature | undefined }) {
  return (
    <>
      <BecauseShelves />
      {feature && <FocusSection key={feature.id} feature={feature} />}
      <SeriesShelf />
      <ComingUpSection />
      {feature && <ThemeShelf key={`row ${feature.id}`} feature={feature} />}
      {feature && <ThemeBill key={`bill ${feature.id}`} feature={feature} />}
    </>
  );
}

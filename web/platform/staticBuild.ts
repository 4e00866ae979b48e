import { type StaticBuild, staticBuildId } from '@marquee/contracts/staticBuild.ts';

/** The settings of a build without a server; null where a server of ours answers. */
export function readStaticBuild(): StaticBuild | null {
  const printed = document.getElementById(staticBuildId)?.textContent;
  return printed ? JSON.parse(printed) : null;
}

import { type StaticBuild, staticBuildId } from '@marquee/contracts/staticBuild.ts';

/** What a build without a server was given; null where a server of ours answers. */
export function readStaticBuild(): StaticBuild | null {
  const printed = document.getElementById(staticBuildId)?.textContent;
  return printed ? JSON.parse(printed) : null;
}

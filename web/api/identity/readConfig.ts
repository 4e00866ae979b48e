import type { IdentityConfig } from '@marquee/contracts/identity/identityConfig.ts';

import { deviceValue, keepDeviceValue } from '#web/platform/deviceValue.ts';
import { readSessionHint } from '#web/platform/sessionHint.ts';
import { readStaticBuild } from '#web/platform/staticBuild.ts';

import { IdentityFailure } from './identityFailure.ts';

const key = 'marquee-identity';

/** What the last answer was: of use to this build only if it has what this build asks for. */
function keptConfig(): IdentityConfig | null {
  try {
    const kept: Partial<IdentityConfig> | null = JSON.parse(deviceValue(key) ?? 'null');
    const isWhole = Boolean(kept?.apiKey && kept.projectId && kept.provider);
    return isWhole ? (kept as IdentityConfig) : null;
  } catch {
    return null;
  }
}

async function askConfig(): Promise<IdentityConfig> {
  const response = await fetch('/api/identity', { signal: AbortSignal.timeout(30_000) });
  if (!response.ok) throw new Error(`The settings were answered with ${response.status}.`);
  const config: IdentityConfig = await response.json();
  keepDeviceValue(key, JSON.stringify(config));
  return config;
}

/**
 * Who keeps the accounts. Where there is no server to ask, the page says it. A session that was there before opens
 * with what this device knows, offline too, while the answer comes in for the next time; everybody else waits for it.
 */
export async function readConfig(): Promise<IdentityConfig> {
  const built = readStaticBuild();
  if (built) return built.identity;
  const kept = keptConfig();
  const asked = askConfig();
  if (kept && readSessionHint()) {
    asked.catch(() => {});
    return kept;
  }
  try {
    return await asked;
  } catch (cause) {
    if (kept) return kept;
    throw new IdentityFailure('network-request-failed', null, { cause });
  }
}

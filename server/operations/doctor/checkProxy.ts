import type { DoctorParts } from './doctorParts.ts';
import { openNotebook } from './finding.ts';
import { reach } from './reach.ts';

/** The proxy in front of everything that goes out, where one is set. */
export async function checkProxy({ settings, network, now, findings }: DoctorParts): Promise<void> {
  const { HTTPS_PROXY: proxy } = settings;
  if (proxy === undefined) return;
  const { httpsProxy: _, ...direct } = network;
  await reach(openNotebook('Proxy', findings), proxy, { network: direct, now });
}

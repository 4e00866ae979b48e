import type { DoctorOptions } from './doctorOptions.ts';
import { openNotebook } from './finding.ts';
import { reach } from './reach.ts';

/** The proxy in front of everything that goes out, where one is set. */
export async function checkProxy({ settings, network, now, findings }: DoctorOptions): Promise<void> {
  const { HTTPS_PROXY: proxy } = settings;
  if (proxy === undefined) return;
  const { httpsProxy: _, ...direct } = network;
  await reach(openNotebook('Proxy', findings), proxy, { network: direct, now });
}

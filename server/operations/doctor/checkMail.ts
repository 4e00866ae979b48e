import type { DoctorOptions } from './doctorOptions.ts';
import { errorName, openNotebook } from './finding.ts';
import { reach } from './reach.ts';

/** The mail server, where one is set: as far as signing in, without a mail. */
export async function checkMail({ settings, network, now, findings }: DoctorOptions): Promise<void> {
  const { SMTP_URL: address } = settings;
  const notebook = openNotebook('Mail', findings);
  if (address === undefined) {
    await notebook.look('server', () => ({
      outcome: 'note',
      says: 'no mail server is set: e-mails wait for npm run mail -- list',
    }));
    return;
  }
  const { hostname, port, protocol } = new URL(address);
  const isSecure = protocol === 'smtps:';
  const { httpsProxy: _, ...direct } = network;
  const host = `${isSecure ? 'https' : 'http'}://${hostname}:${port || (isSecure ? 465 : 587)}`;
  if (!(await reach(notebook, host, { network: direct, now }))) return;
  await notebook.look('sign-in', async () => {
    const { createTransport } = await import('nodemailer');
    const { patience, authority } = network;
    const transport = createTransport({
      url: address,
      connectionTimeout: patience,
      greetingTimeout: patience,
      socketTimeout: patience,
      dnsTimeout: patience,
      ...(authority !== undefined && { tls: { ca: authority } }),
    });
    try {
      await transport.verify();
      return { outcome: 'ok', says: 'it accepts e-mails from here' };
    } catch (error) {
      const name = errorName(error);
      const advice =
        name === 'EAUTH'
          ? 'Check the name and the password in SMTP_URL.'
          : 'Check the host, the port and the scheme in SMTP_URL.';
      return { outcome: 'broken', says: `it doesn’t accept e-mails (${name})`, advice };
    } finally {
      transport.close();
    }
  });
}

import { openLibrary } from '#web/api/library/library.ts';

import { JoinsAccount } from './JoinsAccount.tsx';

/** What is kept on this device joins the account. */
export const DeviceJoins = () => <JoinsAccount openLibrary={openLibrary} />;

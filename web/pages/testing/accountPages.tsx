import { combineReducers, configureStore } from '@reduxjs/toolkit';
import type { ComponentType } from 'react';
import { Provider } from 'react-redux';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';

import { client } from '#web/api/client.ts';
import type { IdentityClient } from '#web/api/identity/identityClient.ts';
import { keepAddress } from '#web/features/account/Field.tsx';
import { userSlice } from '#web/features/session/userSlice.ts';

import '#web/ui/tokens.css';
import '#web/ui/base.css';

type Answers = Readonly<Record<string, (request: Request) => Response | Promise<Response>>>;

/** Shows a page about accounts at an address, with an identity client and a server of the test's own. */
export async function showAccountPage(
  Page: ComponentType<{ params: object }>,
  path: string,
  identity: IdentityClient,
  answers: Answers = {},
) {
  keepAddress('');
  const asked: string[] = [];
  const fetch = async (request: Request) => {
    const { pathname } = new URL(request.url);
    const call = `${request.method} ${pathname}`;
    asked.push(call);
    return (await answers[call]?.(request)) ?? Response.json({ code: 'not-found' }, { status: 404 });
  };
  const access = {
    origin: 'http://app.test',
    fetch,
    sleep: async () => {},
    random: () => 0.5,
    identity: async () => identity,
  };
  const store = configureStore({
    reducer: combineReducers({
      [userSlice.name]: userSlice.reducer,
      [client.reducerPath]: client.reducer,
    }),
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: access }, serializableCheck: false }).concat(client.middleware),
  });
  const location = memoryLocation({ path, record: true });
  await page.viewport(1200, 900);
  const screen = await render(
    <Provider store={store}>
      <Router hook={location.hook} searchHook={location.searchHook}>
        <Page params={{}} />
      </Router>
    </Provider>,
  );
  return { screen, store, asked, history: location.history };
}

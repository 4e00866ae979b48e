import type { Site } from './site.ts';

/** The app's rendering of one address, for the server. Types only: nothing here is sent over the network. */

export type PageHead = {
  title: string;
  description: string;
  /** Path of the one true address, without origin. */
  canonical: string;
  /** Path of a picture of what the page is about; of a drawn one its card is shared. */
  image?: string;
  /** Picture that the browser should fetch first: the largest of the first screen. */
  preload?: { href: string; srcSet?: string; sizes?: string };
  jsonLd?: Record<string, unknown>;
  robots?: 'noindex';
  /** It may be withdrawn at any moment: rendered anew for every request. */
  revocable?: boolean;
};

export type RenderedPage =
  | { kind: 'redirect'; location: string }
  | {
      kind: 'page';
      status: 200 | 404 | 503;
      head: PageHead;
      /** Markup of the app's root. */
      html: string;
      /** The store's state, embedded as JSON and restored by the browser. */
      state: unknown;
      /** Depends on earlier input or on another user: never cached. */
      aged: boolean;
      /** The pattern of the page's addresses, such as `/movie/:id`. */
      route: string;
      /** Source path of the page's module, the key of its chunk in the build's manifest. */
      module: string;
      /** Source paths of the modules with chunks of their own that the markup shows parts of. */
      parts: readonly string[];
    };

type RenderRequest = {
  /** Path and query, such as `/search?q=heat`. */
  url: string;
  /** Answers `/3/…` and `/api/…` in the same process. */
  fetch: (request: Request) => Promise<Response>;
  site: Site;
};

export type RenderPage = (request: RenderRequest) => Promise<RenderedPage>;

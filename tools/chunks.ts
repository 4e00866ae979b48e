/** What the bundler knows of its modules. */
type Graph = {
  getModuleInfo: (id: string) => {
    isEntry: boolean;
    importers: readonly string[];
    dynamicImporters: readonly string[];
  } | null;
};

/** What hydrates a page and stands around it. */
const start = /\/web\/(?:app\/(?:openPage|openApp)|static\/main)\.tsx?$/;

/** What every visit asks for once its page is hydrated: navigation, session, library. */
const afterwards =
  /\/web\/(?:app\/(?:openNavigation|keepOffline|PageProblem)|features\/(?:session\/startSession|library\/openMarks)|api\/library\/browserLibrary)\.tsx?$/;

/** What the title pages ask for next. */
const below =
  /\/web\/(?:pages\/(?:TitlePageFacts|TitlePageMore|HomePageBelow)|features\/title\/CertificateMark)\.tsx$/;

const page = /\/web\/pages\/(?<name>\w+Page)\.tsx$/;
/** The same of a later part, which is called after its page. */
const part = /\/web\/pages\/(?<page>\w+Page)\w*\.tsx$/;

/** Pages that share much. */
const families: Readonly<Record<string, string>> = {
  HomePage: 'rows',
  PersonPage: 'rows',
  ListPage: 'lists',
  DiscoverPage: 'lists',
  NotFoundPage: 'lists',
  MoviePage: 'title',
  SeriesPage: 'title',
  SeasonPage: 'title',
  CollectionPage: 'title',
  TitlePage: 'title',
  MarkListPage: 'library',
  ListsPage: 'library',
  OwnListPage: 'library',
  SharedListPage: 'library',
  TransferPage: 'library',
  SignInPage: 'account',
  SignUpPage: 'account',
  ForgotPage: 'account',
  AccountPage: 'account',
  AccountActionPage: 'account',
};

/** The other pages have parts of their own only. */
const ownPages = [...Object.keys(families), 'AboutPage', 'AskPage', 'SearchPage', 'LicencesPage'];

/** The modules that something asks for by themselves and that lead to this one. */
function rootsOf(id: string, graph: Graph, seen = new Set<string>()): Set<string> {
  const roots = new Set<string>();
  const visit = (at: string) => {
    if (seen.has(at)) return;
    seen.add(at);
    const info = graph.getModuleInfo(at);
    if (!info) return;
    if (info.isEntry || info.dynamicImporters.length > 0) roots.add(at.replaceAll('\\', '/'));
    info.importers.forEach(visit);
  };
  visit(id);
  return roots;
}

/** The file that a module goes to, by who uses it; null where it is left to the bundler. */
function chunkOf(id: string, graph: Graph): string | null {
  if (graph.getModuleInfo(id)?.isEntry) return null;
  const roots = [...rootsOf(id, graph)];
  if (roots.some((root) => start.test(root))) return 'shell';
  const pages = roots.flatMap((root) => page.exec(root)?.groups?.['name'] ?? []);
  const isLater = roots.some((root) => afterwards.test(root));
  const [family, ...others] = new Set(pages.map((name) => families[name] ?? name));
  if (family === undefined)
    return isLater ? 'later' : roots.filter((root) => below.test(root)).length > 1 ? 'below' : null;
  if (others.length > 0) return 'shell';
  if (isLater) return family === 'library' ? 'kept' : 'shell';
  if (pages.length > 1) return family;
  if (roots.length === 1) return null;
  // What a page shares with later parts, its own or those of its family, is one file, too.
  const [own = ''] = pages;
  const owners = roots.map((root) => part.exec(root)?.groups?.['page'] ?? '');
  if (owners.every((owner) => owner === own)) return own;
  return owners.every((owner) => families[owner] === family) ? family : null;
}

const names = ['shell', 'kept', ...new Set(Object.values(families)), ...ownPages, 'later', 'below'];

/**
 * Few files on a first visit: what stands around pages, what related pages share, a page, and what every visit asks for
 * afterwards. Each group takes what its modules import along, so the most common comes first.
 */
export const chunkGroups = names.map((wanted, index) => ({
  name: (id: string, graph: Graph): string | null => (chunkOf(id, graph) === wanted ? wanted : null),
  priority: names.length + 1 - index,
}));

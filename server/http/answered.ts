/** What the log and the metrics know about a request: nothing of what was asked, and who asked only by address. */
export type AnsweredRequest = {
  id: string;
  method: string;
  /** The pattern of its address, such as `/3/movie/:id`: never the address itself, which may name a person. */
  route: string;
  status: number;
  /** Until the answer begins. */
  milliseconds: number;
  /** `hit`: a finished answer was there; `stale`: an old one of TMDB's; `none`: nothing that is stored here. */
  cache: 'hit' | 'miss' | 'stale' | 'none';
  /** The sender as limits have it. */
  address: string;
};

/** Called once for each request that was answered to somebody outside. */
export type NoteAnswered = (answered: AnsweredRequest) => void;

/** One for all who want to know; null where nobody does. */
export function noteAll(all: readonly (NoteAnswered | null)[]): NoteAnswered | null {
  const [first = null, ...others] = all.filter((note) => note !== null);
  if (first === null || others.length === 0) return first;
  return (answered) => [first, ...others].forEach((note) => note(answered));
}

/** What the steps find out about a request on its way. */
export type Findings = { route?: string; cache?: 'hit' | 'miss' };

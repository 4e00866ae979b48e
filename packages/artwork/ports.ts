import type { MediaType } from '@marquee/contracts/paths.ts';

/** The facts that decide a poster's manner: its school and its face. */
export type ArtTraits = {
  title: string;
  year: number;
  genres: readonly string[];
  moods: readonly string[];
  keywords: readonly string[];
  collection: string | null;
};

/** What somebody chose for a well-known title by hand. */
type ChosenArt = {
  drawing: string;
  /** A scene of the lit family, for its poster and its backdrop. */
  place?: string;
  family?: 'lit' | 'printed';
};

/** What a picture is drawn from: the facts of one title. */
export type ArtSubject = ArtTraits & {
  /** The original name, where it differs. */
  originalTitle: string | null;
  /** Of the original, as ISO 639-1: Japanese and Chinese draw some letters differently. */
  language: string;
  /** One or two names of the closed list of motifs, the lead first. */
  motifs: readonly string[];
  /** A name of the closed list of tones. */
  tone: string;
  /** Directors of a film, creators (else networks) of a series. */
  makers: readonly string[];
  /** The first title of its collection, whose manner it shares. */
  kin: ArtTraits | null;
  /** Numbers of episodes by season; empty for films. */
  seasons: readonly { number: number; episodes: number }[];
  chosen?: ChosenArt | undefined;
};

/** The source of the facts; null for an unknown number. */
export type ArtSubjects = {
  findTitle: (media: MediaType, id: number) => ArtSubject | null;
  /** `department` is that of most of the person's work, such as `Directing`. */
  findPerson: (id: number) => { name: string; department: string } | null;
  /** `first` is the earliest title: it gives the collection's pictures tone and motif. */
  findCollection: (id: number) => { name: string; first: ArtSubject } | null;
};

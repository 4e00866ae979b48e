import type { ArtSubject } from '#server/artwork/ports.ts';

/** Motifs that lead straight to a film's own well-known picture. Its language is free, its image is not. */
const tooNear: Record<string, readonly string[]> = {
  'The Godfather': ['puppet'],
  'The Godfather Part II': ['puppet'],
  'The Godfather Part III': ['puppet'],
  Jaws: ['fish'],
  "Schindler's List": ['hand'],
  'The Exorcist': ['window', 'door', 'hat'],
  'The Silence of the Lambs': ['insect'],
  Vertigo: ['spiral'],
};

/** The subject without motifs that would copy the poster everyone knows; the last motif always stays. */
export function withoutPastiche(subject: ArtSubject): ArtSubject {
  const avoided = tooNear[subject.title] ?? [];
  const motifs = subject.motifs.filter((motif) => !avoided.includes(motif));
  return motifs.length === 0 || avoided.length === 0 ? subject : { ...subject, motifs };
}

import type { ArtRequest } from './fileName.ts';
import type { ArtSubject, ArtSubjects } from './ports.ts';

/** The subject of a picture, with all facts that the drawing needs. */
export type Sitter =
  | { kind: 'title'; subject: ArtSubject }
  | { kind: 'season'; subject: ArtSubject; season: number }
  | { kind: 'episode'; subject: ArtSubject; season: number; episode: number; of: number }
  | { kind: 'collection'; subject: ArtSubject; name: string }
  | { kind: 'person'; name: string; department?: string };

/** Finds the subject of a request; null where the catalogue has no such title, season, episode, person or collection. */
export function sitterOf(request: ArtRequest, subjects: ArtSubjects): Sitter | null {
  if (request.of === 'title') {
    const subject = subjects.findTitle(request.media, request.id);
    return subject === null ? null : { kind: 'title', subject };
  }
  if (request.of === 'person') {
    const person = subjects.findPerson(request.id);
    if (person === null) return null;
    const { name, department } = person;
    return { kind: 'person', name, department };
  }
  if (request.of === 'collection') {
    const found = subjects.findCollection(request.id);
    return found === null ? null : { kind: 'collection', subject: found.first, name: found.name };
  }
  return partOfSeries(request, subjects.findTitle('tv', request.id));
}

function partOfSeries(
  request: Extract<ArtRequest, { of: 'season' | 'episode' }>,
  subject: ArtSubject | null,
): Sitter | null {
  const season = subject?.seasons.find(({ number }) => number === request.season);
  if (subject === null || season === undefined) return null;
  if (request.of === 'season') return { kind: 'season', subject, season: season.number };
  if (request.episode > season.episodes) return null;
  return { kind: 'episode', subject, season: season.number, episode: request.episode, of: season.episodes };
}

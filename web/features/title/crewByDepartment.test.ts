import { describe, expect, it } from 'vitest';

import { crewByDepartment, peopleWith } from './crewByDepartment.ts';

const member = (id: number, name: string, department: string, job: string) => ({ id, name, department, job });
const crew = [
  member(1, 'Jonathan Nolan', 'Writing', 'Screenplay'),
  member(2, 'Wally Pfister', 'Camera', 'Director of Photography'),
  member(3, 'Christopher Nolan', 'Writing', 'Screenplay'),
  member(3, 'Christopher Nolan', 'Writing', 'Story'),
  member(3, 'Christopher Nolan', 'Directing', 'Director'),
  member(4, 'A Dog', 'Stunts', 'Howl'),
];

describe('the crew', () => {
  it('is by department, the most decisive first', () => {
    expect(crewByDepartment(crew).map(({ name }) => name)).toEqual([
      'Directing',
      'Writing',
      'Camera',
      'Stunts',
    ]);
  });

  it('names a person once in a department, with every job there', () => {
    expect(crewByDepartment(crew)[1]?.lines).toEqual([
      { id: 1, name: 'Jonathan Nolan', jobs: ['Screenplay'] },
      { id: 3, name: 'Christopher Nolan', jobs: ['Screenplay', 'Story'] },
    ]);
  });

  it('gives the writers once each, in their order', () => {
    expect(peopleWith(crew, ['Screenplay', 'Story']).map(({ name }) => name)).toEqual([
      'Jonathan Nolan',
      'Christopher Nolan',
    ]);
  });
});

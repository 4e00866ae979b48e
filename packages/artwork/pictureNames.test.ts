import { describe, expect, it } from 'vitest';

import { parseFileName } from './fileName.ts';
import { createPictureNames } from './pictureNames.ts';
import type { ArtSubject, ArtSubjects } from './ports.ts';
import { catalogueSubjects } from './testing/catalogueSubjects.ts';

const subjects = catalogueSubjects();
const nameOf = createPictureNames(subjects);
const versionOf = (name: string) => parseFileName(name)?.version;

describe('the names of pictures', () => {
  it('share one version among all pictures of a title', () => {
    const plain = ['t1-poster', 't1-backdrop', 't1-s1-poster', 't1-s1e2-still', 't1-layer4'];
    const versions = plain.map((stem) => versionOf(nameOf(`${stem}.svg`)));
    expect(new Set(versions).size).toBe(1);
    expect(versions[0]).toMatch(/^[0-9a-z]{6}$/);
  });

  it('have another version when any fact of the title changes', () => {
    const known = versionOf(nameOf('m1-poster.svg'));
    const changes: Partial<ArtSubject>[] = [
      { title: 'Another' },
      { year: 1901 },
      { tone: 'sand' },
      { motifs: ['key'] },
      { makers: ['Nobody'] },
    ];
    const versions = changes.map((change) => {
      const findTitle: ArtSubjects['findTitle'] = (media, id) => {
        const found = subjects.findTitle(media, id);
        return found && { ...found, ...change };
      };
      return versionOf(createPictureNames({ ...subjects, findTitle })('m1-poster.svg'));
    });
    expect(new Set([known, ...versions]).size).toBe(changes.length + 1);
  });

  it('stay plain where nothing can be drawn', () => {
    expect(nameOf('m999999-poster.svg')).toBe('m999999-poster.svg');
    expect(nameOf('poster.jpg')).toBe('poster.jpg');
  });
});

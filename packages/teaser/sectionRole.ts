/** What the film does while a section of the music plays. */
export type SectionRole = 'opening' | 'lines' | 'cast' | 'makers' | 'title';

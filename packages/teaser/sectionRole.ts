/** The film's part during a section of the music. */
export type SectionRole = 'opening' | 'lines' | 'cast' | 'makers' | 'title';

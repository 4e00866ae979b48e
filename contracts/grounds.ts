/**
 * Colours that stand where a picture will be until it is there: means of what is drawn, the dark ones first. A picture's
 * file name ends with the place of its colour, so a page knows it before the picture (`web/ui/grounds.css`).
 */
export const grounds = [
  '#141316',
  '#2e0f0d',
  '#261631',
  '#1b1f1f',
  '#321a1d',
  '#37190f',
  '#152828',
  '#2a2816',
  '#1b2846',
  '#2b2b2a',
  '#441f1a',
  '#41213a',
  '#402814',
  '#1b3738',
  '#2f2b56',
  '#54211d',
  '#223457',
  '#31363b',
  '#413320',
  '#422c54',
  '#213f32',
  '#3f3f24',
  '#274346',
  '#543337',
  '#5c381b',
  '#2f3f71',
  '#4f4633',
  '#623d3a',
  '#772e23',
  '#2b524d',
  '#5b2d8d',
  '#424f60',
  '#504884',
  '#624f34',
  '#843660',
  '#645b30',
  '#7a4f52',
  '#82552e',
  '#56676a',
  '#ae433a',
  '#7e6c52',
  '#a6653c',
  '#778389',
  '#928552',
  '#bc7c5d',
  '#cc818a',
  '#a99b9d',
  '#cfb5a7',
] as const;

/** Where nobody has looked at the picture yet. */
export const unknownGround = '00';

/** Two characters of base 36. */
export const groundCode = (index: number): string => (index + 1).toString(36).padStart(2, '0');

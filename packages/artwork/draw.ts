export { drawPicture, type Drawing } from './drawPicture.ts';
export { nearestGround } from './grounds/nearestGround.ts';
export { drawIcons } from './icons/drawIcons.ts';

export { drawPicture, type PictureOrder } from './drawPicture.ts';
export { nearestGround } from './grounds/nearestGround.ts';
export { drawIcons } from './icons/drawIcons.ts';

/** Icons of the player's controls, on a grid of 20. */
export const playerIcons = {
  pause: { d: 'M6 4.5h2.6v11H6zM11.4 4.5H14v11h-2.6z', filled: true },
  volume: { d: 'M3.5 8v4h2.7L10 15.5v-11L6.2 8zM13 7.5a3.5 3.5 0 0 1 0 5M15.2 5.3a6.5 6.5 0 0 1 0 9.4' },
  mute: { d: 'M3.5 8v4h2.7L10 15.5v-11L6.2 8zM13 7.8l4.4 4.4M17.4 7.8 13 12.2' },
  captions: { d: 'M2.5 5h15v10h-15zM8.7 8.7a1.9 1.9 0 1 0 0 2.6M14.2 8.7a1.9 1.9 0 1 0 0 2.6' },
  fullscreen: { d: 'M3.5 7.5v-4h4M12.5 3.5h4v4M16.5 12.5v4h-4M7.5 16.5h-4v-4' },
};

export const grim = /horror|gothic|haunt|ghost|vampire|murder|zombie|undead|curse|demon|slasher/;
export const period =
  /victorian|period drama|1[6789]th century|regency|1800s|18\d0s|costume|napoleon|aristocra/;

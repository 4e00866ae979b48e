/**
 * Without it the protocol answers with videos in one language only. These are what most films are made in and most
 * people read: the same for everybody, so that an answer can be kept; who sees which first is decided in the player.
 */
export const videoLanguages =
  'en,null,ar,cn,cs,da,de,el,es,fa,fi,fr,he,hi,hu,id,it,ja,ko,nl,no,pl,pt,ro,ru,sv,ta,te,th,tr,uk,vi,zh';

/**
 * Without it the protocol answers with videos in one language only. These are what most films are made in and most
 * people read: the same for all users, so that an answer can be cached; who sees which first is decided in the player.
 */
const include_video_language =
  'en,null,ar,cn,cs,da,de,el,es,fa,fi,fr,he,hi,hu,id,it,ja,ko,nl,no,pl,pt,ro,ru,sv,ta,te,th,tr,uk,vi,zh';

/** Parameters for a title, shared by its page and by the comparison with others: one call does for both. */
export const titleParams = {
  movie: {
    append_to_response: 'credits,keywords,recommendations,release_dates,videos,watch/providers',
    include_video_language,
  },
  tv: {
    append_to_response: 'content_ratings,credits,keywords,recommendations,videos,watch/providers',
    include_video_language,
  },
} as const;

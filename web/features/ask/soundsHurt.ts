const hurt =
  /\b(?:kill|hurt|harm|cut|end|hang|shoot|drown)(?:ing)? (?:myself|my life|it all)\b|\bsuicid|\bself[- ]?harm|\b(?:want|going|wish|ready) to die\b|\bdon'?t want to (?:live|be alive|be here)\b|\bend (?:it all|my life)\b/i;

/** Somebody may be in need rather than in a mood for mischief. */
export const soundsHurt = (sentence: string): boolean => hurt.test(sentence.replaceAll('’', "'"));

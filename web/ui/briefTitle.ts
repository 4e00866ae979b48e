import { useHistoryState } from 'wouter/use-browser-location';

/** What a card knows of a title: its page shows it until the rest is here. */
export type BriefTitle = {
  name: string;
  poster: string | null;
  backdrop?: string | null;
  /** The line below the name: year and score. */
  facts: string;
};

export const briefTitle = ({ name, poster, backdrop = null, facts }: BriefTitle): BriefTitle => ({
  name,
  poster,
  backdrop,
  facts,
});

const isText = (value: unknown) => typeof value === 'string';
const isPath = (value: unknown) => value === null || isText(value);

/** The history outlives a deployment: an older one's state may have another shape. */
function isBrief(value: unknown): value is Required<BriefTitle> {
  return (
    typeof value === 'object' &&
    value !== null &&
    'name' in value &&
    isText(value.name) &&
    'facts' in value &&
    isText(value.facts) &&
    'poster' in value &&
    isPath(value.poster) &&
    'backdrop' in value &&
    isPath(value.backdrop)
  );
}

/** What the followed link knew of this page's title. */
export function useBriefTitle(): Required<BriefTitle> | null {
  const state: unknown = useHistoryState();
  const brief = typeof state === 'object' && state !== null && 'brief' in state ? state.brief : null;
  return isBrief(brief) ? brief : null;
}

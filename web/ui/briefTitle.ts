import { useLocationProperty } from 'wouter/use-browser-location';

/** What a card knows of a title: its page shows it until the rest is here. */
export type BriefTitle = {
  name: string;
  poster: string | null;
  backdrop?: string | null;
  /** The line below the name: year and score. */
  facts: string;
};

/** As it is stored in the history, for this visit: after a reload the server's page knows more. */
export const briefTitle = ({ name, poster, backdrop = null, facts }: BriefTitle) => ({
  name,
  poster,
  backdrop,
  facts,
  visit: performance.timeOrigin,
});

const isText = (value: unknown) => typeof value === 'string';
const isPath = (value: unknown) => value === null || isText(value);

function isBrief(value: unknown): value is Required<BriefTitle> {
  return (
    typeof value === 'object' &&
    value !== null &&
    'visit' in value &&
    value.visit === performance.timeOrigin &&
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

function briefHere(): Required<BriefTitle> | null {
  const state: unknown = history.state;
  const brief = typeof state === 'object' && state !== null && 'brief' in state ? state.brief : null;
  return isBrief(brief) ? brief : null;
}

/** What the followed link knew of this page's title. */
export function useBriefTitle(): Required<BriefTitle> | null {
  const isHere = useLocationProperty(
    () => briefHere() !== null,
    () => false,
  );
  return isHere ? briefHere() : null;
}

import type { NamedPick } from '@marquee/assistant/model';
import type { z } from 'zod';

import { PickInput, Elements } from './lookUpInput.ts';
import { ServiceTrouble } from './serviceTrouble.ts';

/** Where the JSON of a reply begins, after thoughts and polite words; -1 where it hasn't yet. */
function beginningOf(text: string): number {
  const thoughtsEnd = /^\s*<think>/.test(text) ? text.indexOf('</think>') : 0;
  return thoughtsEnd < 0 ? -1 : text.indexOf('{', thoughtsEnd);
}

/** A whole reply as what it should be; throws where it isn't. */
export function readWhole<Schema extends z.ZodType>(text: string, schema: Schema): z.infer<Schema> {
  try {
    return schema.parse(JSON.parse(text.slice(beginningOf(text), text.lastIndexOf('}') + 1)));
  } catch {
    throw new ServiceTrouble({ reason: 'unreadable' });
  }
}

const depthOfElements = 3;

/** Reads `{"elements":[…]}` while it is being written. */
export function createElementReader() {
  let text = '';
  let at = -1;
  let depth = 0;
  let start = 0;
  let isString = false;
  let isEscaped = false;

  /** The JSON of an element that ends with this letter. */
  const step = (letter: string | undefined): string | undefined => {
    if (isString) {
      if (letter === '"' && !isEscaped) isString = false;
      isEscaped = letter === '\\' && !isEscaped;
    } else if (letter === '"') {
      isString = true;
    } else if (letter === '{' || letter === '[') {
      depth += 1;
      if (depth === depthOfElements) start = at;
    } else if (letter === '}' || letter === ']') {
      depth -= 1;
      if (depth === depthOfElements - 1) return text.slice(start, at + 1);
    }
    return undefined;
  };

  return {
    /** The elements that are complete with this piece of the reply. */
    add: (piece: string): NamedPick[] => {
      text += piece;
      if (at < 0) at = beginningOf(text);
      const complete: NamedPick[] = [];
      for (; at >= 0 && at < text.length; at += 1) {
        const json = step(text[at]);
        const element = json === undefined ? undefined : elementOf(json);
        if (element) complete.push(element);
      }
      return complete;
    },
    /** Throws where the reply as a whole isn't what it should be. */
    end: (): void => void readWhole(text, Elements),
  };
}

function elementOf(json: string): NamedPick | undefined {
  try {
    return PickInput.safeParse(JSON.parse(json)).data;
  } catch {
    return undefined;
  }
}

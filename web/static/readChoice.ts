import { isFields, listIn, type ModelReply, textIn } from '@marquee/titles';

const mostElements = 20;

const unreadable: ModelReply = { ok: false, reason: 'unreadable' };

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** What stands in an answer's JSON, also where words or a fence stand around it. */
function elementsIn(content: string): readonly unknown[] | null {
  const start = content.search(/\{\s*"elements"/);
  if (start === -1) return null;
  const said = parsed(content.slice(start, content.lastIndexOf('}') + 1));
  return isFields(said) && Array.isArray(said['elements']) ? said['elements'] : null;
}

/** Reads the body of a chat completion. A choice that isn't one spoils the whole: nothing of it is guessed. */
export function readChoice(body: string): ModelReply {
  const completion = parsed(body);
  if (!isFields(completion)) return unreadable;
  const [first] = listIn(completion, 'choices');
  const message = isFields(first) ? first['message'] : null;
  const elements = isFields(message) ? elementsIn(textIn(message, 'content')) : null;
  if (elements === null || elements.length > mostElements) return unreadable;
  const read = elements.flatMap((element) => {
    if (!isFields(element)) return [];
    const { key, reason } = element;
    return typeof key === 'string' && typeof reason === 'string' ? [{ key, reason }] : [];
  });
  return read.length === elements.length ? { ok: true, elements: read } : unreadable;
}

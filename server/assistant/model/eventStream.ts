/** The data of each server-sent event, as it comes. */
export async function* eventData(body: AsyncIterable<Uint8Array>): AsyncGenerator<string, void> {
  const decoder = new TextDecoder();
  let unread = '';
  let data: string[] = [];
  for await (const bytes of body) {
    unread += decoder.decode(bytes, { stream: true });
    const lines = unread.split(/\r?\n/);
    unread = lines.pop() ?? '';
    for (const line of lines) {
      if (line.startsWith('data:')) data.push(line.slice(line[5] === ' ' ? 6 : 5));
      if (line !== '' || data.length === 0) continue;
      yield data.join('\n');
      data = [];
    }
  }
}

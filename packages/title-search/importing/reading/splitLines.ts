const newline = 0x0a;
const carriageReturn = 0x0d;

/** No line of the files that we read comes near this. Longer ones are skipped without being kept in memory. */
const longestLine = 64 * 1024;

/** A line without its end; null where it was too long. The bytes are only valid until the next one. */
type OnLine = (bytes: Buffer | null) => void;

export type Splitter = {
  push: (chunk: Buffer) => void;
  /** Emits the last line, where the file doesn't end with a newline. */
  end: () => void;
};

const trimmed = (line: Buffer) => (line.at(-1) === carriageReturn ? line.subarray(0, -1) : line);

/** Splits chunks of bytes into lines. Empty lines are included: they count. */
export function createSplitter(onLine: OnLine, limit = longestLine): Splitter {
  let begun: Buffer[] = [];
  let begunLength = 0;

  const give = (rest: Buffer) => {
    const whole = begun.length === 0 ? rest : Buffer.concat([...begun, rest]);
    const tooLong = begunLength + rest.length > limit;
    begun = [];
    begunLength = 0;
    onLine(tooLong ? null : trimmed(whole));
  };
  const keep = (rest: Buffer) => {
    begunLength += rest.length;
    // A copy, because the chunk's memory may be reused; nothing of a line that is already too long.
    if (begunLength <= limit) begun.push(Buffer.from(rest));
    else begun = [];
  };

  return {
    push: (chunk) => {
      let from = 0;
      for (let end = chunk.indexOf(newline); end !== -1; end = chunk.indexOf(newline, from)) {
        give(chunk.subarray(from, end));
        from = end + 1;
      }
      if (from < chunk.length) keep(chunk.subarray(from));
    },
    end: () => {
      if (begunLength > 0) give(Buffer.alloc(0));
    },
  };
}

type Body = Readonly<Record<string, unknown>>;

type Habit = {
  /** Refusals by which a service asks for another form. */
  refusal: RegExp;
  applies: (body: Body) => boolean;
  change: (body: Body) => Body;
};

/** Reasoning models count their thoughts as well. */
const roomForThoughts = 4;

function without(body: Body, name: string): Body {
  return Object.fromEntries(Object.entries(body).filter(([field]) => field !== name));
}

const leaveOut = (name: string): Habit => ({
  refusal: new RegExp(name),
  applies: (body) => name in body,
  change: (body) => without(body, name),
});

const habits: readonly Habit[] = [
  {
    refusal: /max_completion_tokens/,
    applies: ({ max_tokens: most }) => typeof most === 'number',
    change: (body) => ({
      ...without(body, 'max_tokens'),
      max_completion_tokens: Number(body.max_tokens) * roomForThoughts,
      reasoning_effort: 'low',
    }),
  },
  leaveOut('reasoning_effort'),
  leaveOut('temperature'),
  leaveOut('stream_options'),
  leaveOut('tool_choice'),
];

export type Dialect = {
  /** A request's body in this service's dialect. */
  say: (body: Body) => Body;
  /** Learns from a refusal of a body; whether there was something to learn. */
  learn: (body: Body, refusal: string) => boolean;
};

/** Services of one protocol differ in the parameters they accept: refusals are remembered. */
export function createDialect(): Dialect {
  const learned = new Set<Habit>();
  const say = (body: Body): Body => {
    let said = body;
    for (const habit of habits) {
      if (learned.has(habit) && habit.applies(said)) said = habit.change(said);
    }
    return said;
  };
  return {
    say,
    learn: (body, refusal) => {
      const said = say(body);
      const habit = habits.find(
        (each) => !learned.has(each) && each.applies(said) && each.refusal.test(refusal),
      );
      if (habit) learned.add(habit);
      return habit !== undefined;
    },
  };
}

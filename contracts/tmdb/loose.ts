type Maybe<Value> = { [Key in keyof Value]?: Loose<Value[Key]> | null };

/**
 * An answer as TMDB really sends it: its schema doesn't mention `null`, but its data contain it. Any field but
 * the number of a thing may be null or missing; what is there is of its type.
 */
export type Loose<Value> = Value extends readonly (infer Item)[]
  ? Loose<Item>[]
  : Value extends { id: number }
    ? Maybe<Omit<Value, 'id'>> & Pick<Value, 'id'>
    : Value extends object
      ? Maybe<Value>
      : Value;

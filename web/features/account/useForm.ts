import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';

import { type Failure, failureOf } from './failure.ts';

type Values<Name extends string> = Readonly<Record<Name, string>>;
export type Errors<Name extends string> = Partial<Record<Name, ReactNode>>;

/** What is said about the form as a whole. */
export type FormNotice = { title: string; words: ReactNode; canRetry: boolean };

export type Refusal<Name extends string> = { errors?: Errors<Name>; notice?: FormNotice };

type FormParts<Name extends string> = {
  names: readonly Name[];
  /** What can be seen to be wrong without asking anybody. */
  check: (values: Values<Name>) => Errors<Name>;
  send: (values: Values<Name>) => Promise<void>;
  /** Somebody begins to fill it in. */
  prepare?: () => void;
  /** Where a failure belongs. */
  refused: (failure: Failure, values: Values<Name>) => Refusal<Name>;
};

function valuesOf<Name extends string>(form: HTMLFormElement, names: readonly Name[]): Values<Name> {
  const data = new FormData(form);
  const text = (name: Name) => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  return Object.fromEntries(names.map((name) => [name, text(name)])) as Values<Name>;
}

/**
 * A form whose fields keep their own text: it is checked when it is sent, sent once however often it is pressed, and
 * what goes wrong is said at the field that it is about, with the focus in it.
 */
export function useForm<Name extends string>({ names, check, send, prepare, refused }: FormParts<Name>) {
  const form = useRef<HTMLFormElement>(null);
  const isSending = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [errors, setErrors] = useState<Errors<Name>>({});
  const [notice, setNotice] = useState<FormNotice | null>(null);
  const [tries, setTries] = useState(0);

  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [tries]);

  const show = (refusal: Refusal<Name>) => {
    setErrors(refusal.errors ?? {});
    setNotice(refusal.notice ?? null);
    setTries((count) => count + 1);
  };

  const submit = async (values: Values<Name>) => {
    isSending.current = true;
    setBusy(true);
    setErrors({});
    setNotice(null);
    try {
      await send(values);
    } catch (thrown) {
      show(refused(failureOf(thrown), values));
    } finally {
      isSending.current = false;
      setBusy(false);
    }
  };

  return {
    isBusy,
    errors,
    notice,
    retry: () => form.current?.requestSubmit(),
    /** For the form element. Without scripts its method sends nothing: no password ends up in an address. */
    formProps: {
      ref: form,
      method: 'dialog',
      noValidate: true,
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        if (isSending.current) return;
        const values = valuesOf(event.currentTarget, names);
        const found = check(values);
        if (Object.keys(found).length > 0) show({ errors: found });
        else void submit(values);
      },
      onFocus: prepare,
      onInput: (event: FormEvent<HTMLFormElement>) => {
        prepare?.();
        const { name } = event.target as HTMLInputElement;
        setErrors((known) =>
          name in known
            ? (Object.fromEntries(Object.entries(known).filter(([key]) => key !== name)) as Errors<Name>)
            : known,
        );
      },
    },
  };
}

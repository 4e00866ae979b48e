import { type FormEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';

import { auth } from '#web/messages/en/auth.ts';

import { useIdentity } from './useIdentity.ts';

/** A failure of the identity client, as a form needs it. */
export type Failure = {
  /** Without "auth/"; `""` where it has none. */
  code: string;
  /** Plain words. */
  message: string;
  detail: string | null;
};

const textIn = (value: object, name: string): string | null => {
  const text: unknown = Object.entries(value).find(([key]) => key === name)?.[1];
  return typeof text === 'string' ? text : null;
};

/** Reads what was thrown: by the client itself, or by a thunk of the store. */
export function failureOf(thrown: unknown): Failure {
  if (typeof thrown !== 'object' || thrown === null)
    return { code: '', message: auth.unreached, detail: null };
  const message = thrown instanceof Error ? thrown.message : textIn(thrown, 'message');
  return {
    code: textIn(thrown, 'code') ?? '',
    message: message ?? auth.unreached,
    detail: textIn(thrown, 'detail'),
  };
}

type Values<Name extends string> = Readonly<Record<Name, string>>;
type Errors<Name extends string> = Partial<Record<Name, ReactNode>>;

/** The message about the form as a whole. */
export type FormNotice = { title: string; words: ReactNode; canRetry: boolean };

export type FormRefusal<Name extends string> = { errors?: Errors<Name>; notice?: FormNotice };

export type FormRules<Name extends string> = {
  /** Checks without a request. */
  check: (values: Values<Name>) => Errors<Name>;
  /** Asked before it is sent: throws as the service would. */
  allow?: (values: Values<Name>) => Promise<void>;
  /** The field of a failure. */
  refused: (failure: Failure, values: Values<Name>) => FormRefusal<Name>;
};

type FormParts<Name extends string> = {
  names: readonly Name[];
  /** May come from a chunk of its own: it isn't needed before something is typed. */
  rules: () => Promise<FormRules<Name>>;
  send: (values: Values<Name>) => Promise<void>;
  /** The user begins to fill it in. */
  prepare?: () => void;
};

function valuesOf<Name extends string>(form: HTMLFormElement, names: readonly Name[]): Values<Name> {
  const data = new FormData(form);
  const text = (name: Name) => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  return Object.fromEntries(names.map((name) => [name, text(name)])) as Values<Name>;
}

function without<Name extends string>(errors: Errors<Name>, name: string): Errors<Name> {
  if (!(name in errors)) return errors;
  return Object.fromEntries(Object.entries(errors).filter(([key]) => key !== name)) as Errors<Name>;
}

const broken = { notice: { title: auth.broken, words: null, canRetry: true } };

/**
 * A form whose fields own their text: it is checked when it is sent, sent once however often it is pressed, and
 * errors are shown at their field, with the focus in it.
 */
export function useForm<Name extends string>({ names, rules, send, prepare }: FormParts<Name>) {
  const form = useRef<HTMLFormElement>(null);
  const isSending = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [errors, setErrors] = useState<Errors<Name>>({});
  const [notice, setNotice] = useState<FormNotice | null>(null);
  const [tries, setTries] = useState(0);

  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [tries]);

  const show = (refusal: FormRefusal<Name>) => {
    setErrors(refusal.errors ?? {});
    setNotice(refusal.notice ?? null);
    setTries((count) => count + 1);
  };

  /** The error that prevents sending, or null once it is sent. */
  const attempt = async (values: Values<Name>): Promise<FormRefusal<Name> | null> => {
    const known = await rules().catch(() => null);
    if (known === null) return broken;
    const found = known.check(values);
    if (Object.keys(found).length > 0) return { errors: found };
    setErrors({});
    setNotice(null);
    try {
      await known.allow?.(values);
      await send(values);
      return null;
    } catch (thrown) {
      return known.refused(failureOf(thrown), values);
    }
  };

  const submit = async (values: Values<Name>) => {
    isSending.current = true;
    setBusy(true);
    const refusal = await attempt(values);
    if (refusal) show(refusal);
    isSending.current = false;
    setBusy(false);
  };

  const begin = () => {
    prepare?.();
    rules().catch(() => {});
  };

  return {
    isBusy,
    errors,
    notice,
    retry: () => form.current?.requestSubmit(),
    /** For the form element. Without scripts its method sends nothing: no password gets into an address. */
    formProps: {
      ref: form,
      method: 'dialog',
      noValidate: true,
      onFocus: begin,
      onInput: (event: FormEvent<HTMLFormElement>) => {
        begin();
        const { name } = event.target as HTMLInputElement;
        setErrors((known) => without(known, name));
      },
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        if (!isSending.current) void submit(valuesOf(event.currentTarget, names));
      },
    },
  };
}

/** In a dialog the focus begins in the first field, not on the button that closes it. */
export function useFirstFocus(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => form.current?.querySelector<HTMLElement>('input:not([tabindex])')?.focus(), [form]);
}

/** Loads the identity client ahead of need. Returns a message once it knows that a session would end with the page. */
export function useShortLived(): { prepare: () => void; shortLived: string | null } {
  const identity = useIdentity();
  const [shortLived, tell] = useState<string | null>(null);
  const look = async () => {
    const client = await identity();
    await client.ready;
    tell(client.shortLived());
  };
  // Without the client there is no message yet: sending the form tries again.
  return { shortLived, prepare: () => void look().catch(() => {}) };
}

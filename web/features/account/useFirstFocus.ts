import { type RefObject, useEffect } from 'react';

/** In a dialog the first field is where somebody goes on, not the button that closes it. */
export function useFirstFocus(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => form.current?.querySelector<HTMLElement>('input:not([tabindex])')?.focus(), [form]);
}

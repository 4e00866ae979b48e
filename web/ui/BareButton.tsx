import { type ButtonHTMLAttributes, type Ref, useEffect, useImperativeHandle, useRef } from 'react';

declare global {
  interface Window {
    /** The latest press anywhere, which the document's head script notes from before the first paint on. */
    latestPress?: Event;
  }
}

export type BareButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & { ref?: Ref<HTMLButtonElement> };

/**
 * A button without a look of its own. If it was the last thing to be pressed before its script was there, that press
 * counts once it is.
 */
export function BareButton({ ref, ...rest }: BareButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useImperativeHandle<HTMLButtonElement | null, HTMLButtonElement | null>(ref, () => button.current);
  const isOurs = rest.onClick !== undefined;
  useEffect(() => {
    const press = window.latestPress;
    // A press that is under way reaches the handler by itself: React takes up what is pressed.
    if (!isOurs || !press || press.eventPhase !== Event.NONE) return;
    if (!(press.target instanceof Node && button.current?.contains(press.target))) return;
    button.current.click();
    delete window.latestPress;
    // Only what comes with the script is late.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return <button type="button" {...rest} ref={button} />;
}

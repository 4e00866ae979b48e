import { useEffect, useEffectEvent } from 'react';

/** Whether a key press belongs to something that takes text, to a layer over the page, or was switched off. */
function isTaken({ target }: KeyboardEvent): boolean {
  return (
    document.querySelector('dialog[open],[data-slash]') !== null ||
    (target instanceof HTMLElement &&
      (target.isContentEditable || target.closest('input:not([type=checkbox]),textarea,select') !== null))
  );
}

/** `/` puts the cursor into the field, with its words selected, from anywhere that doesn't take text itself. */
export function useSlashKey(field: () => HTMLInputElement | null): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTaken(event)) return;
    const input = field();
    // A field that is hidden at this width can't take focus; then the key stays the browser's.
    if (!input?.checkVisibility()) return;
    event.preventDefault();
    input.focus();
    input.select();
  });
  useEffect(() => {
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}

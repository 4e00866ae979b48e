/** The address that was typed into one of the forms, for the next one. It lasts as long as this page view. */
let kept = '';

export const keptAddress = (): string => kept;

export function keepAddress(email: string): void {
  kept = email;
}

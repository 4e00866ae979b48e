/** What stands in the field `q` of a form that is being sent. */
export function typedQuery(form: HTMLFormElement): string {
  const text = new FormData(form).get('q');
  return typeof text === 'string' ? text : '';
}

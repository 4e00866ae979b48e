/** The rest of an address, for a form that adds one thing to it: what a form sends takes the place of all it had. */
export function HiddenFields({ href }: { href: string }) {
  const { searchParams } = new URL(href, 'http://app.invalid');
  return [...searchParams].map(([name, value]) => (
    <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
  ));
}

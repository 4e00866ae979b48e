import { usePageHead } from '#web/platform/pageHead.ts';

export function Page() {
  usePageHead({ title: 'Marquee', description: '', canonical: '/' });
  return <main>SignIn</main>;
}

import { useLocation } from 'wouter';

/** Goes to another state of the same page: a step that Back undoes. The place on the page stays. */
export function useStep(): (href: string) => void {
  const [, navigate] = useLocation();
  return (href) => navigate(href, { state: { stay: true } });
}

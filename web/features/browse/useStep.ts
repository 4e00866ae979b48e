import { useLocation } from 'wouter';

/** Goes to another state of the same page: a step that Back undoes. The scroll position stays. */
export function useStep(): (href: string) => void {
  const [, navigate] = useLocation();
  return (href) => navigate(href, { state: { stay: true } });
}

type Package = {
  version?: string;
  /** A package of this project, linked to its folder. */
  link?: boolean;
  resolved?: string;
  license?: string;
  optional?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
};
export type Lock = { packages: Record<string, Package> };
export type Manifest = { dependencies: Record<string, string>; browserPackages: string[] };
export function placesFor(lock: Lock, names: readonly string[]): Set<string>;
export function serverNames(manifest: Manifest): string[];

// What of the lock file belongs to which part of the product.

/** Where Node finds a package from another one: beside it, or further up. */
function placeOf(packages, from, name) {
  const above = from.split('/node_modules/');
  for (let depth = above.length; depth > 0; depth -= 1) {
    const place = `${above.slice(0, depth).join('/node_modules/')}/node_modules/${name}`;
    if (place in packages) return place;
  }
  return `node_modules/${name}` in packages ? `node_modules/${name}` : undefined;
}

function neededBy({ dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta }) {
  const peers = Object.keys(peerDependencies ?? {}).filter((name) => !peerDependenciesMeta?.[name]?.optional);
  return [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers];
}

/** The places of these packages in `node_modules`, and of all that they need. */
export function placesFor({ packages }, names) {
  const places = new Set();
  const add = (from, name) => {
    const place = placeOf(packages, from, name);
    if (place === undefined || places.has(place)) return;
    places.add(place);
    const { link, resolved } = packages[place];
    const source = link ? resolved : place;
    for (const needed of neededBy(packages[source])) add(source, needed);
  };
  for (const name of names) add('', name);
  return places;
}

/** Names of the packages that the server runs on; the others are in the browser's bundle already. */
export function serverNames({ dependencies, browserPackages }) {
  return Object.keys(dependencies).filter((name) => !browserPackages.includes(name));
}

import type { Registry } from "@forecourt/renderer"

/**
 * Makes the named blocks, for example `CarModelCard`, throw an error, so that a team can see how a running site handles
 * failures.
 */
export function injectFaults(registry: Registry, names: readonly string[]): Registry {
  const faulty = Object.entries(registry)
    .filter(([name]) => names.includes(name))
    .map(([name, entry]) => [name, { ...entry, component: () => throwFault(name) }] as const)
  return faulty.length === 0 ? registry : { ...registry, ...Object.fromEntries(faulty) }
}

function throwFault(name: string): never {
  throw new Error(`${name}: fails because FORECOURT_FAULTY_BLOCKS names it. Take it out to render the block again.`)
}

import type { Registry } from "@forecourt/renderer"

/**
 * Makes the named blocks throw when they are rendered, so that a team can see how a running site handles failed blocks.
 * The names are the block names in the content platform, for example `CarModelCard`.
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

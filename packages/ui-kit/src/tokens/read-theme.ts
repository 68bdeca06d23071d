import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import { basename, dirname, join, relative, resolve } from "node:path"
import { readMessage } from "@forecourt/contracts/read-message"
import { readTokens, type TokenFile } from "./read-tokens.ts"
import type { Tokens } from "./tokens.types.ts"

interface Resolver {
  readonly name: string
  readonly version: string
  readonly sets: Readonly<Record<string, { readonly sources: readonly Reference[] }>>
  readonly modifiers?: Readonly<Record<string, Modifier>>
  readonly resolutionOrder: readonly Reference[]
}
interface Reference {
  readonly $ref: string
}
interface Modifier {
  readonly default: string
  readonly contexts: Readonly<Record<string, readonly Reference[]>>
}

/**
 * The contexts that are selected for the modifiers of a theme, for example `{ brand: "mini", theme: "dark" }`. A
 * modifier is a dimension in which a theme varies, and a context is one of its values.
 */
export type Choice = Readonly<Record<string, string>>

export interface Theme {
  readonly name: string
  /**
   * The modifiers of the theme in the order in which they are applied. A modifier is a dimension in which the theme
   * varies, and its contexts are the possible values. For example, the modifier `theme` has the contexts `light` and
   * `dark`.
   */
  readonly modifiers: readonly { readonly name: string; readonly contexts: readonly string[] }[]
  readonly getTokens: (choice?: Choice) => Tokens
}

/**
 * Reads a theme. Token files in a package are referenced by package name, and all other token files by relative path.
 */
export function readTheme(path: string): Theme {
  const resolver = readJson(path) as unknown as Resolver
  const where = basename(path)
  if (resolver.version !== "2025.10") {
    throw new Error(`${where}: version is "${resolver.version}". Only "2025.10" of the resolver format is understood.`)
  }
  const loadReference = ({ $ref }: Reference) => readJson(resolveReference($ref, path))

  function listFiles(choice: Choice): TokenFile[] {
    return resolver.resolutionOrder.flatMap(({ $ref }) => {
      const [, kind, name = ""] = /^#\/(sets|modifiers)\/(.+)$/.exec($ref) ?? []
      const set = resolver.sets[name]
      if (kind === "sets" && set) return set.sources.map(loadReference)
      const modifier = resolver.modifiers?.[name]
      if (kind !== "modifiers" || !modifier) {
        throw new Error(
          `${where}: resolutionOrder names "${$ref}", which does not exist. Use #/sets/… or #/modifiers/….`,
        )
      }
      const context = choice[name] ?? modifier.default
      const files = modifier.contexts[context]
      if (!files)
        throw new Error(`${where}: modifier "${name}" has no context "${context}". Add it, or choose another.`)
      return files.map(loadReference)
    })
  }

  const modifiers = resolver.resolutionOrder.flatMap(({ $ref }) => {
    const name = $ref.replace("#/modifiers/", "")
    const modifier = resolver.modifiers?.[name]
    if (!modifier || name === $ref) return []
    return [{ name, contexts: Object.keys(modifier.contexts) }]
  })

  const read = new Map<string, Tokens>()
  function getTokens(choice: Choice = {}): Tokens {
    const key = JSON.stringify(choice)
    const tokens = read.get(key) ?? readTokens(listFiles(choice))
    read.set(key, tokens)
    return tokens
  }

  return { name: resolver.name, modifiers, getTokens }
}

function resolveReference(reference: string, from: string): string {
  if (!reference.startsWith("@")) return join(dirname(from), reference)
  const [scope, name, ...rest] = reference.split("/")
  return join(findPackageFolder(`${scope}/${name}`, from), "src", ...rest)
}

export function findPackageFolder(name: string, from: string): string {
  return dirname(createRequire(resolve(from)).resolve(`${name}/package.json`))
}

function readJson(path: string): TokenFile {
  const text = readFileSync(path, "utf8")
  try {
    return JSON.parse(text)
  } catch (error) {
    const what = readMessage(error)
    throw new Error(`${relative(process.cwd(), path)}: is no JSON: ${what}. Fix the file; an editor shows the place.`)
  }
}

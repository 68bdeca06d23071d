import { isRecord } from "@forecourt/contracts/is-record"
import type { ForecourtExtension, Token, Tokens, TokenType } from "./tokens.types.ts"

export type TokenFile = Readonly<Record<string, unknown>>

const TYPES = ["color", "dimension", "duration", "cubicBezier", "fontFamily", "fontWeight", "number", "shadow"]
const VENDOR = "org.forecourt"
const ALIAS = /^\{([^{}]+)\}$/

interface Raw {
  readonly path: string
  readonly type: string | undefined
  readonly value: unknown
  readonly description: string | undefined
  readonly forecourt: ForecourtExtension
  readonly isPrimitive: boolean
}

/**
 * Merges token files and resolves their aliases. If several files define the same token, the last file takes
 * precedence.
 */
export function readTokens(files: readonly TokenFile[]): Tokens {
  const raw = new Map<string, Raw>()
  for (const file of files) {
    for (const token of flatten(file, [], { type: undefined, isPrimitive: false })) {
      const below = raw.get(token.path)
      raw.set(token.path, below ? mergeTokens(below, token) : token)
    }
  }
  return new Map([...raw.values()].map((token) => [token.path, resolveToken(token, raw)]))
}

/**
 * Merges a token with the token that it overrides. The type, the description and the extension properties, such as
 * `contrast`, are taken from the overridden token unless the overriding token defines them.
 */
function mergeTokens(below: Raw, above: Raw): Raw {
  return {
    path: above.path,
    type: above.type ?? below.type,
    value: above.value,
    description: above.description ?? below.description,
    forecourt: { ...below.forecourt, ...above.forecourt },
    isPrimitive: above.isPrimitive || below.isPrimitive,
  }
}

function* flatten(
  group: TokenFile,
  path: readonly string[],
  inherited: { readonly type: string | undefined; readonly isPrimitive: boolean },
): Generator<Raw> {
  const extension = getExtension(group)
  const type = typeof group.$type === "string" ? group.$type : inherited.type
  const isPrimitive = extension.tier === "primitive" || inherited.isPrimitive

  if ("$value" in group) {
    const { tier: _, ...forecourt } = extension
    const description = typeof group.$description === "string" ? group.$description : undefined
    yield { path: path.join("."), type, value: group.$value, description, forecourt, isPrimitive }
    return
  }
  for (const [name, child] of Object.entries(group)) {
    if (name.startsWith("$")) continue
    const where = [...path, name].join(".")
    if (/[{}.]/.test(name)) throw new Error(`tokens: "${where}" has a brace or a dot in its name. Use a-z, 0-9 and -.`)
    if (!isRecord(child)) throw new Error(`tokens: "${where}" is neither a token nor a group. Give it a $value.`)
    yield* flatten(child, [...path, name], { type, isPrimitive })
  }
}

function resolveToken(token: Raw, all: ReadonlyMap<string, Raw>): Token {
  const value = resolveValue(token.value, token.path, all, [token.path])
  const type = token.type ?? getAliasType(token, all)
  if (!isTokenType(type)) {
    throw new Error(`tokens: "${token.path}" has the type "${type}". Give it or its group one of: ${TYPES.join(", ")}.`)
  }
  return {
    path: token.path,
    type,
    value,
    forecourt: token.forecourt,
    isPrimitive: token.isPrimitive,
    ...(token.description === undefined ? undefined : { description: token.description }),
  }
}

function resolveValue(value: unknown, from: string, all: ReadonlyMap<string, Raw>, trail: readonly string[]): unknown {
  const target = getAlias(value)
  if (target !== null) {
    if (trail.includes(target)) {
      throw new Error(`tokens: "${from}" leads back to itself (${[...trail, target].join(" → ")}). Break the circle.`)
    }
    const targetToken = all.get(target)
    if (!targetToken)
      throw new Error(`tokens: "${from}" points at "${target}", which does not exist. Correct the alias.`)
    return resolveValue(targetToken.value, from, all, [...trail, target])
  }
  if (Array.isArray(value)) return value.map((item) => resolveValue(item, from, all, trail))
  if (isRecord(value)) {
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, resolveValue(item, from, all, trail)]))
  }
  return value
}

function getAliasType(token: Raw, all: ReadonlyMap<string, Raw>): string | undefined {
  const target = getAlias(token.value)
  const targetToken = target === null ? undefined : all.get(target)
  return targetToken ? (targetToken.type ?? getAliasType(targetToken, all)) : undefined
}

/**
 * Returns the path in an alias, for example `color.ink` for `{color.ink}`. Returns `null` if the value is not an alias.
 */
export function getAlias(value: unknown): string | null {
  return typeof value === "string" ? (ALIAS.exec(value)?.[1] ?? null) : null
}

function getExtension(group: TokenFile): ForecourtExtension & { readonly tier?: string } {
  const extensions = isRecord(group.$extensions) ? group.$extensions[VENDOR] : undefined
  return isRecord(extensions) ? extensions : {}
}

function isTokenType(type: string | undefined): type is TokenType {
  return type !== undefined && TYPES.includes(type)
}

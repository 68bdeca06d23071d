import { encodePath } from "../address/encode.ts"
import { toPathKey } from "../address/path-key.ts"
import { compile } from "../compile/compile-table.ts"
import { readTarget } from "../compile/target.ts"
import type { Key, Token } from "../pattern/parse-pattern.ts"
import { readSource } from "../pattern/source-pattern.ts"
import type { RedirectRule, RedirectTable } from "../table.types.ts"
import { type Exported, type ExportOptions, exportEach, listLocalized, refuse } from "./exported.ts"
import { ANY, formatExpression, formatPathText, formatQuoted, formatTarget } from "./nginx-text.ts"

/** The maximum number of optional parameters. Three optional parameters already result in eight expressions. */
const MAX_OPTIONAL = 3

/** The number of bytes that nginx needs for each entry of a map in addition to the entry's text. */
const ENTRY_BYTES = 32

const LETTER = String.raw`[A-Za-z0-9._~!$&'()*+,;=:@%|^\\[\\]-]`

/**
 * The nginx `map` for the requested path. It does not use `$uri`, since `$uri` is decoded and `%0d%0a` in a path could
 * end a header.
 */
const SENT = String.raw`map $request_uri $redirect_path {
  default "";
  "~^(?![^?#]*(?://|/(?:\\.|%2[eE]){1,2}(?:[/?#]|$)))(?<redirect_sent>/(?:${LETTER}+(?:/${LETTER}+)*)?)/?(?:[?#]|$)" $redirect_sent;
}
`

/**
 * Exports a table as an nginx `map` with instructions. Since nginx matches plain paths before patterns, a plain rule is
 * rejected if an earlier pattern matches the same path.
 */
export function toNginxMap(table: RedirectTable, options: ExportOptions = {}): Exported<string> {
  const compiled = compile(table, { ...options, flatten: false })
  const { output, problems } = exportEach(table, options, (rule) => {
    const entries = writeRule(rule, options)
    const decider = isPlain(rule) ? compiled.match(encodePath(rule.source))?.ruleId : rule.id
    refuse(
      decider !== undefined && decider !== rule.id,
      `comes after ${decider}, which takes its path; nginx would look at it first`,
    )
    return entries
  })
  const plain = new Map(output.flatMap(({ key, value }) => (key.startsWith("~") ? [] : [[key, value]])))
  const lines = output
    .filter(({ key, value }) => key.startsWith("~") || plain.get(key) === value)
    .map(({ key, value }) => `  ${formatQuoted(key)} ${formatQuoted(value)};\n`)
  const map = `map $redirect_path $redirect {\n  default "";\n${[...new Set(lines)].join("")}}\n`
  const statuses = [...new Set(output.map(({ status }) => status))].sort()
  const use = statuses.map(
    (status) => `#   if ($redirect ~ "^${status} (?<redirect_to>.+)") { return ${status} $redirect_to$is_args$args; }`,
  )
  const sizes = ["# In the http block, where it has no larger ones:", ...formatHashSizes([...plain.keys()])]
  return { output: [SENT, map, ...sizes, "# In the server block:", ...use, ""].join("\n"), problems }
}

/** Formats the settings for the sizes of the hash tables. Without these settings, nginx would not start. */
function formatHashSizes(keys: readonly string[]): string[] {
  const longest = Math.max(0, ...keys.map((key) => key.length))
  const power = (least: number) => 2 ** Math.ceil(Math.log2(least))
  return [
    `#   map_hash_bucket_size ${power(longest + ENTRY_BYTES)};`,
    `#   map_hash_max_size ${power(Math.max(2048, keys.length * 2))};`,
  ]
}

interface Entry {
  readonly status: number
  readonly key: string
  readonly value: string
}

function writeRule(rule: RedirectRule, options: ExportOptions): Entry[] {
  const { status, query = {} } = rule
  refuse(status === 410, "answers with 410, which a map cannot")
  refuse(rule.match !== undefined || rule.host !== undefined, "asks for more than a path, which a map cannot")
  refuse(Object.keys(query).length > 0, "changes the query string, which a map cannot")
  refuse(rule.slash === "strict", "minds the slash at the end, which this map does not")
  return listLocalized(rule, options).flatMap(({ source, target }) => {
    refuse(toPathKey(source) === toPathKey(target), "leads to itself, on which nginx goes in a circle")
    const to = readTarget(target)
    refuse(
      to.query.length + to.fragment.length > 0,
      "has a query string in its target, to which the visitor's could not be added",
    )
    refuse(
      to.origin.some((piece) => typeof piece !== "string"),
      "has a name in the host of its target, which a map cannot look at",
    )
    if (isPlain({ ...rule, source })) {
      const key = source.replace(/(?<=.)\/$/, "")
      return { status, key, value: `${status} ${formatTarget(to, new Map())}` }
    }
    const { tokens } = readSource(source, rule)
    const sign = rule.case === "sensitive" ? "~" : "~*"
    return listWays(tokens).map((way) => {
      const captures = createCaptures(way)
      const expression = way.map((token) =>
        typeof token === "string" ? formatPathText(token, rule) : write(token, captures, rule),
      )
      return { status, key: `${sign}^${expression.join("") || "/"}$`, value: `${status} ${formatTarget(to, captures)}` }
    })
  })
}

function isPlain({ source, case: letters }: RedirectRule): boolean {
  return /^[a-z0-9/._~-]+$/i.test(source) && !source.includes("//") && letters !== "sensitive"
}

function listWays(tokens: readonly Token[]): Token[][] {
  const isOptional = (token: Token) => typeof token !== "string" && (token.modifier === "?" || token.modifier === "*")
  refuse(tokens.filter(isOptional).length > MAX_OPTIONAL, "has too many names that may be absent for a map")
  return tokens.reduce<Token[][]>(
    (ways, token) => {
      if (typeof token === "string" || !isOptional(token)) return ways.map((way) => [...way, token])
      const present = { ...token, modifier: token.modifier === "*" ? ("+" as const) : ("" as const) }
      return ways.flatMap((way) => [[...way, present], way])
    },
    [[]],
  )
}

/**
 * Returns the names of the captures in nginx. The names are chosen so that a capture cannot overwrite a variable of
 * nginx, such as `$uri` or `$args`.
 */
function createCaptures(tokens: readonly Token[]): ReadonlyMap<string, string> {
  const names = tokens.flatMap((token) => (typeof token === "string" || isGroup(token) ? [] : String(token.name)))
  return new Map(names.map((name, at) => [name, `redirect_part_${at}`]))
}

const isGroup = ({ isPlain, pattern }: Key) => !isPlain && pattern === ""

function write(key: Key, captures: ReadonlyMap<string, string>, rule: RedirectRule): string {
  const { name, modifier } = key
  const [prefix, suffix] = [formatPathText(key.prefix, rule), formatPathText(key.suffix, rule)]
  if (isGroup(key)) return `(?:${prefix}${suffix})${modifier}`
  const expression = toExpression(key, rule)
  const whole = modifier === "+" ? `${expression}(?:${suffix}${prefix}${expression})*` : expression
  return `${prefix}(?<${captures.get(String(name))}>${whole})${suffix}`
}

function toExpression({ isPlain, pattern, avoids }: Key, rule: RedirectRule): string {
  if (!isPlain) return `(?!/)(?:${formatExpression(pattern)})`
  return avoids === "" ? `${ANY}+?` : `(?:(?!${formatPathText(avoids, rule)})${ANY})+?`
}

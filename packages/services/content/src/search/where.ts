import type { SQLInputValue } from "node:sqlite"
import { sql } from "@forecourt/service-kit/storage"
import { UserError } from "../graphql/user-error.ts"
import { parseGuid } from "../guid/guid.ts"
import { parseDate } from "../storage/stored-value.ts"
import type { TemplateSet } from "../templates/template-set.ts"
import type { Library } from "../wire/library.types.ts"

export type Operator = "EQ" | "CONTAINS" | "NEQ" | "NCONTAINS" | "LT" | "LTE" | "GT" | "GTE"

export interface Predicate {
  readonly name?: string | null
  readonly value?: string | null
  readonly operator?: Operator | null
  readonly AND?: readonly (Predicate | null)[] | null
  readonly OR?: readonly (Predicate | null)[] | null
}

/**
 * The comparison mode for text. `exact` requires an equal value, and `tokenised` requires that the value contains every
 * word of the searched text.
 */
export type SearchMode = "exact" | "tokenised"

/** A predicate on one field. */
interface Comparison {
  readonly name: string
  readonly text: string
  readonly operator: Operator
  readonly mode: SearchMode
}

/** An SQL condition on the tables `items i` and `versions v`. */
export interface Condition {
  readonly sql: string
  readonly values: readonly SQLInputValue[]
}

const DEEPEST_PREDICATE = 15
const COMPARISONS: Partial<Record<Operator, string>> = { LT: "<", LTE: "<=", GT: ">", GTE: ">=" }

export function createWhereCondition(library: Library, predicate: Predicate, mode: SearchMode, depth = 0): Condition {
  if (depth > DEEPEST_PREDICATE) {
    throw new UserError(`search: where is more than ${DEEPEST_PREDICATE} levels deep. Flatten the AND and OR lists.`)
  }
  const parts: Condition[] = []
  const combine = (list: readonly (Predicate | null)[]) =>
    list.filter((entry) => entry !== null).map((entry) => createWhereCondition(library, entry, mode, depth + 1))
  const { name, value, operator } = predicate
  if (typeof name === "string")
    parts.push(createComparison(library, { name, text: value ?? "", operator: operator ?? "EQ", mode }))
  if (predicate.AND != null) parts.push(joinConditions(combine(predicate.AND), "and"))
  if (predicate.OR != null && predicate.OR.length > 0) parts.push(joinConditions(combine(predicate.OR), "or"))
  return joinConditions(parts, "and")
}

function joinConditions(conditions: readonly Condition[], word: "and" | "or"): Condition {
  if (conditions.length === 0) return { sql: "true", values: [] }
  return {
    sql: `(${conditions.map(({ sql }) => sql).join(` ${word} `)})`,
    values: conditions.flatMap(({ values }) => values),
  }
}

function createComparison(library: Library, comparison: Comparison): Condition {
  const { name, operator } = comparison
  if (operator === "NEQ") return createNegation(createComparison(library, { ...comparison, operator: "EQ" }))
  if (operator === "NCONTAINS")
    return createNegation(createComparison(library, { ...comparison, operator: "CONTAINS" }))
  return name.startsWith("_") ? createSystemComparison(library, comparison) : createFieldComparison(library, comparison)
}

function createNegation({ sql, values }: Condition): Condition {
  return { sql: `not ${sql}`, values }
}

function createSystemComparison(library: Library, comparison: Comparison): Condition {
  const { name, text, operator } = comparison
  switch (name.toLowerCase()) {
    case "_path":
      return { sql: "instr(i.ancestry, ?) > 0", values: [`/${toItemId(library, text)}/`] }
    case "_parent":
      return { sql: "i.parent_id = ?", values: [toItemId(library, text)] }
    case "_id":
    case "_group":
      return { sql: "i.id = ?", values: [toItemId(library, text)] }
    case "_templates":
    case "_template":
      return createTemplateComparison(library, text, operator)
    case "_language":
      return createTextComparison("v.language", { text: text.toLowerCase(), operator, mode: "exact" })
    case "_name":
      return createTextComparison("i.name", comparison)
    case "_displayname":
      return createTextComparison("v.display_name", comparison)
    case "_haslayout":
      return { sql: "v.has_layout = ?", values: [/^(true|1)$/i.test(text) ? 1 : 0] }
    case "_latestversion":
      return { sql: "v.is_current = ?", values: [/^(true|1)$/i.test(text) ? 1 : 0] }
    default:
      throw new UserError(
        `search: there is no system field ${name}. Use _path, _parent, _templates, _language, _name or _hasLayout; names of other fields have no underscore in front.`,
      )
  }
}

function createTemplateComparison({ templates }: Library, text: string, operator: Operator): Condition {
  const id = parseGuid(text) ?? templates.byName(text)?.id ?? text
  const ids = operator === "CONTAINS" ? templates.inheriting(id) : [id]
  return { sql: `i.template_id in (${ids.map(() => "?").join(", ")})`, values: ids }
}

function createFieldComparison({ templates }: Library, comparison: Comparison): Condition {
  const { name, text, operator } = comparison
  const guid = parseGuid(text)
  const createExists = (inner: Condition): Condition => ({
    sql: `exists (select 1 from fields f where f.item_id = v.item_id and f.language = v.language
      and f.version = v.version and f.name = ? and ${inner.sql})`,
    values: [name, ...inner.values],
  })
  if (guid !== null) return createExists(createIdentifierComparison(guid, operator))
  switch (getFieldKind(templates, name)) {
    case "flag":
      return /^(1|true)$/i.test(text) ? createExists(isSet) : createNegation(createExists(isSet))
    case "date":
      return createExists(createNumberComparison(parseDate(text), comparison))
    case "number":
      return createExists(createNumberComparison(text.trim() === "" ? null : Number(text), comparison))
    case "text":
      return createExists(createTextComparison("f.words", comparison))
  }
}

const isSet: Condition = { sql: "f.words = '1'", values: [] }

export function getFieldKind(templates: TemplateSet, name: string): "flag" | "date" | "number" | "text" {
  switch (templates.getFieldType(name)) {
    case "Checkbox":
      return "flag"
    case "Date":
    case "Datetime":
      return "date"
    case "Integer":
    case "Number":
      return "number"
    default:
      return "text"
  }
}

/**
 * Creates a condition on an identifier. The identifier is normalised to the 32 hex digits that are stored for
 * searching.
 */
function createIdentifierComparison(guid: string, operator: Operator): Condition {
  const digits = guid.replaceAll("-", "")
  if (operator === "CONTAINS") return { sql: "instr(f.words, ?) > 0", values: [digits] }
  return { sql: "(f.words = ? or f.words = ?)", values: [digits, guid] }
}

function createNumberComparison(number: number | null, comparison: Comparison): Condition {
  const { operator } = comparison
  if (number === null || Number.isNaN(number) || operator === "CONTAINS")
    return createTextComparison("f.words", comparison)
  return { sql: `f.number ${COMPARISONS[operator] ?? "="} ?`, values: [number] }
}

function createTextComparison(column: string, { text, operator, mode }: Omit<Comparison, "name">): Condition {
  if (operator === "CONTAINS") return { sql: `instr(${column}, ?) > 0`, values: [text] }
  const sign = COMPARISONS[operator]
  if (sign !== undefined) return { sql: `${column} ${sign} ?`, values: [text] }
  return mode === "exact" ? { sql: `${column} = ?`, values: [text] } : createTokenComparison(column, text)
}

/**
 * Creates a condition that requires every word of the text to occur in the value. Sitecore's preview endpoint
 * interprets "equals" in this way.
 */
function createTokenComparison(column: string, text: string): Condition {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  return joinConditions(
    words.map((word) => ({ sql: `instr(lower(${column}), ?) > 0`, values: [word] })),
    "and",
  )
}

function toItemId({ store }: Library, text: string): string {
  const id = parseGuid(text)
  if (id !== null) return id
  const row = sql`select id from items where path = ${text}`.get(store)
  return row === undefined ? text : String(row.id)
}

import { isRecord } from "@forecourt/contracts/is-record"
import { readMessage } from "@forecourt/contracts/read-message"
import { below, finding } from "../documents/findings.ts"
import type { Finding } from "../documents/problem.types.ts"
import type { TemplateSet } from "../templates/template-set.ts"
import { bringUp, guessVersion, newestOf, statedVersion, withNewest } from "./block-versions.ts"

/** A document by the newest names, and what could not be brought up. */
export interface Upcast {
  readonly document: unknown
  readonly findings: readonly Finding[]
}

/** A page with its blocks at the newest version of their schemas. What has no form of a page is left as it is. */
export function upcastPage(page: unknown, templates: TemplateSet): Upcast {
  if (!isRecord(page)) return { document: page, findings: [] }
  const { document: layout, findings } = upcastAreas(page.layout, templates, "/layout")
  return { document: { ...page, layout }, findings }
}

/** The same for the areas of a shared header and footer. */
export function upcastAreas(areas: unknown, templates: TemplateSet, pointer = ""): Upcast {
  const findings: Finding[] = []
  const intoAreas = (value: unknown, at: string): unknown => {
    if (!isRecord(value)) return value
    return Object.fromEntries(Object.entries(value).map(([name, blocks]) => [name, intoList(blocks, below(at, name))]))
  }
  const intoList = (value: unknown, at: string): unknown =>
    Array.isArray(value) ? value.map((block, index) => intoBlock(block, below(at, index))) : value
  const intoBlock = (block: unknown, at: string): unknown => {
    if (!isRecord(block)) return block
    const slots = block.slots === undefined ? {} : { slots: intoAreas(block.slots, `${at}/slots`) }
    return { ...block, ...upcastBlock(block, templates, at, findings), ...slots }
  }
  return { document: intoAreas(areas, pointer), findings }
}

type Json = Readonly<Record<string, unknown>>

/** What changes about one block. */
function upcastBlock({ block, params = {}, fields = {} }: Json, templates: TemplateSet, at: string, found: Finding[]) {
  const template = templates.byBlock(String(block))
  if (template === undefined || !isRecord(params) || !isRecord(fields)) return {}
  const newest = newestOf(template)
  const stated = statedVersion(params)
  if (stated === null) {
    const cure = "Write the number of a version, or leave it out."
    found.push(...finding(`${at}/params/SchemaVersion`, "is no version", cure))
    return {}
  }
  const version = stated ?? guessVersion(fields, template)
  if (version > newest) {
    const message = `is of version ${version}, and version ${newest} is the newest that is known here`
    found.push(...finding(at, message, "Deploy the platform again."))
    return {}
  }
  if (newest === 1) return {}
  try {
    return { params: withNewest(params, template), fields: bringUp(fields, version, template) }
  } catch (error) {
    found.push(...finding(`${at}/fields`, cannotBeBroughtUp(version, newest, error), MIGRATION_CURE))
    return {}
  }
}

/** What to do about content that a migration does not take. */
export const MIGRATION_CURE = "Let the block's migrations take it, or change the content."

export function cannotBeBroughtUp(from: number, to: number, error: unknown): string {
  const why = readMessage(error)
  return `cannot be brought from version ${from} to ${to} (${why})`
}

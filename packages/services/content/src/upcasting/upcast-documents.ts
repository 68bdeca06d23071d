import { isRecord } from "@forecourt/contracts/is-record"
import { readMessage } from "@forecourt/contracts/read-message"
import { createFinding, toPointerBelow } from "../documents/findings.ts"
import type { Finding } from "../documents/problem.types.ts"
import type { TemplateSet } from "../templates/template-set.ts"
import { findVersion, getNewestVersion, readStatedVersion, setNewestVersion, updateFields } from "./block-versions.ts"

export interface Upcast {
  readonly document: unknown
  readonly findings: readonly Finding[]
}

export function updatePage(page: unknown, templates: TemplateSet): Upcast {
  if (!isRecord(page)) return { document: page, findings: [] }
  const { document: layout, findings } = updateAreas(page.layout, templates, "/layout")
  return { document: { ...page, layout }, findings }
}

export function updateAreas(areas: unknown, templates: TemplateSet, pointer = ""): Upcast {
  const findings: Finding[] = []
  const updateArea = (value: unknown, at: string): unknown => {
    if (!isRecord(value)) return value
    return Object.fromEntries(
      Object.entries(value).map(([name, blocks]) => [name, updateList(blocks, toPointerBelow(at, name))]),
    )
  }
  const updateList = (value: unknown, at: string): unknown =>
    Array.isArray(value) ? value.map((block, index) => updateBlock(block, toPointerBelow(at, index))) : value
  const updateBlock = (block: unknown, at: string): unknown => {
    if (!isRecord(block)) return block
    const placeholders =
      block.placeholders === undefined ? {} : { placeholders: updateArea(block.placeholders, `${at}/placeholders`) }
    return { ...block, ...updateBlockFields(block, templates, at, findings), ...placeholders }
  }
  return { document: updateArea(areas, pointer), findings }
}

type Json = Readonly<Record<string, unknown>>

function updateBlockFields(
  { block, params = {}, fields = {} }: Json,
  templates: TemplateSet,
  at: string,
  findings: Finding[],
) {
  const template = templates.byBlock(String(block))
  if (template === undefined || !isRecord(params) || !isRecord(fields)) return {}
  const newest = getNewestVersion(template)
  const stated = readStatedVersion(params)
  if (stated === null) {
    const cure = "Write the number of a version, or leave it out."
    findings.push(...createFinding(`${at}/params/SchemaVersion`, "is no version", cure))
    return {}
  }
  const version = stated ?? findVersion(fields, template)
  if (version > newest) {
    const message = `is of version ${version}, and version ${newest} is the newest that is known here`
    findings.push(...createFinding(at, message, "Deploy the platform again."))
    return {}
  }
  if (newest === 1) return {}
  try {
    return { params: setNewestVersion(params, template), fields: updateFields(fields, version, template) }
  } catch (error) {
    findings.push(...createFinding(`${at}/fields`, formatUpcastProblem(version, newest, error), MIGRATION_CURE))
    return {}
  }
}

export const MIGRATION_CURE = "Let the block's migrations take it, or change the content."

export function formatUpcastProblem(from: number, to: number, error: unknown): string {
  const why = readMessage(error)
  return `cannot be brought from version ${from} to ${to} (${why})`
}

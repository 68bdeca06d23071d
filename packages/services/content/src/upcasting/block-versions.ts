import { isRecord } from "@forecourt/contracts/is-record"
import { upcast } from "@forecourt/renderer/migration"
import type { KnownTemplate } from "../templates/template-set.ts"

type Fields = Readonly<Record<string, unknown>>

const VERSION_PARAMETER = "SchemaVersion"

export function getNewestVersion({ version = 1 }: KnownTemplate): number {
  return version
}

export function readStatedVersion(params: unknown): number | null | undefined {
  const stated = isRecord(params) ? params[VERSION_PARAMETER] : undefined
  if (stated === undefined || stated === "") return undefined
  const version = Number(stated)
  return Number.isInteger(version) && version > 0 ? version : null
}

/** Sets the latest version of the block in the rendering parameters. The parameter is omitted for version 1. */
export function setNewestVersion<Params extends Fields>(params: Params, template: KnownTemplate): Params {
  const { [VERSION_PARAMETER]: _, ...others } = params
  const newest = getNewestVersion(template)
  return { ...others, ...(newest > 1 && { [VERSION_PARAMETER]: String(newest) }) } as unknown as Params
}

/**
 * Returns the version of a block whose version number is missing. This is version 1, unless the latest version defines
 * more of the given field names, in which case it is the latest version.
 */
export function findVersion(fields: unknown, template: KnownTemplate): number {
  const first = template.history?.templates[1]
  if (first === undefined || !isRecord(fields)) return 1
  const names = Object.keys(fields)
  const listKnown = (fieldList: readonly { readonly prop: string }[]) =>
    names.filter((name) => fieldList.some(({ prop }) => prop === name)).length
  return listKnown(template.allFields) > listKnown(first.fields) ? getNewestVersion(template) : 1
}

export function updateFields(fields: Fields, from: number, { history }: KnownTemplate): Fields {
  return history === undefined ? fields : upcast(structuredClone(fields), from, history)
}

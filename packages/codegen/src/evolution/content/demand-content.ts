import { isObject, type JsonObject, toEntries, toStringOrUndefined } from "../../schema/json.ts"
import type { Evolution } from "../release/check-evolution.ts"
import type { Demand } from "../release/report.types.ts"
import { migrateContent } from "./migrate-content.ts"
import { readFieldSets } from "./page-fields.ts"

export function findContentDemands(evolution: Evolution): Demand[] {
  return [...findMigrationDemands(evolution), ...findUnknownDemands(evolution)]
}

function findMigrationDemands({ root, config }: Evolution): Demand[] {
  const behind = Map.groupBy(migrateContent(root, config, { write: false }), ({ block }) => block)
  return [...behind].map(([block, uses]) => {
    const sites = new Set(uses.map(({ file }) => file.split("/")[1])).size
    const [{ file = "", to = 0 } = {}] = uses
    return {
      file,
      rule: "content",
      message: `${uses.length} stored ${uses.length === 1 ? "use" : "uses"} of ${block} on ${sites} ${sites === 1 ? "site" : "sites"} can be brought to version ${to}.`,
      cure: "`forecourt schema check --write` does it once nothing else is missing; so does `forecourt schema migrate --write`.",
    }
  })
}

/**
 * Finds fields that were removed from a schema although stored content still contains them. This content would be lost,
 * since there is no migration.
 */
function findUnknownDemands({ root, previous, now }: Evolution): Demand[] {
  const lost = readFieldSets(root).flatMap(({ file, pointer, template, fields }) => {
    const [old, later] = [listNames(template, previous), listNames(template, now)]
    return Object.keys(fields)
      .filter((name) => old.has(name) && !later.has(name))
      .map((name) => ({ file, pointer, template, name }))
  })
  const kinds = Map.groupBy(lost, ({ template, name }) => `${template} ${name}`)
  return [...kinds.values()].flatMap((places) => {
    const [first] = places
    if (first === undefined) return []
    const { file, pointer, template, name } = first
    return [
      {
        file,
        rule: "content",
        message: `${pointer}/${name} is stored here and in ${places.length - 1} other places, and ${template} has no such field any more.`,
        cure: `Rename it there, or take it out: ${places.map((place) => place.file).join(", ")}.`,
      },
    ]
  })
}

function listNames(template: string, files: Readonly<Record<string, JsonObject>>): Set<string> {
  const entries = Object.entries(files).filter(
    ([path, schema]) =>
      path === "site/page.schema.json" || (path.startsWith("site/") && getCmsName(schema) === template),
  )
  return new Set(
    entries.flatMap(([, { properties }]) => toEntries(isObject(properties) ? properties : {}).map(([name]) => name)),
  )
}

function getCmsName(schema: JsonObject): string | undefined {
  return toStringOrUndefined(schema["x-cms-name"]) ?? toStringOrUndefined(schema.title)
}

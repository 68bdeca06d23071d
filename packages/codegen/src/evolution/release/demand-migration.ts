import { readFileSync } from "node:fs"
import { join } from "node:path"
import { Candidates, Comparison, evaluate, type SchemaNode, shorten } from "@forecourt/schema-compat/comparison"
import { buildIr } from "../../ir/build-ir.ts"
import { sample } from "../../sample/sample.ts"
import { isSame, type Json, type JsonObject } from "../../schema/json.ts"
import { findLost } from "../content/find-lost.ts"
import type { Evolution } from "./check-evolution.ts"
import { migrationStub } from "./migration-stub.ts"
import { casesFile, type Migration, migrationsFile, readCases, readMigrations, upcast } from "./migrations.ts"
import { blockPath, type Released } from "./released.ts"
import type { BlockVerdict, Demand } from "./report.types.ts"

/** Samples of the old schema that must be readable, one way or the other. */
const SAMPLES = 500
const LEAST_CASES = 3

/** What a block still needs so that everything written for its released version stays readable. */
export function demandMigration(verdict: BlockVerdict, evolution: Evolution): Demand[] {
  const released = evolution.blocks.get(verdict.block)
  if (released === undefined || !evolution.config.blocks) return []
  const comparison = compare(released, evolution)
  if (verdict.backward) return falsify(released, comparison, evolution, (fields) => fields)
  const version = demandVersion(verdict, evolution)
  const migrations = readMigrations(evolution.root, evolution.config.blocks.source, verdict.block)
  const migration = migrations.find(({ from }) => from === verdict.released)
  const cases = readCases(evolution.root, evolution.config.schemas, verdict.block, verdict.released)
  if (migration === undefined)
    return [...version, missingMigration(verdict, migrations, evolution), ...demandCases(verdict, null, evolution)]
  const wrong = cases.flatMap(({ in: before, out }, index) => {
    const made = attempt(migration.up, before)
    return isSame(made, out)
      ? []
      : [
          demand(
            evolution,
            verdict,
            "cases",
            `Case ${index + 1} comes out as ${shorten(made)}.`,
            "Correct the migration or the case.",
          ),
        ]
  })
  return [
    ...version,
    ...(cases.length < LEAST_CASES ? demandCases(verdict, migration, evolution) : wrong),
    ...falsify(released, comparison, evolution, (fields) => attempt(migration.up, fields)),
    ...demandKept(migration, released, comparison, evolution),
    ...demandChain(migrations, released, comparison, evolution),
    ...demandWayBack(migration, released, comparison, evolution),
  ]
}

function compare({ name, schemas }: Released, { now }: Evolution): Comparison {
  const path = blockPath(name)
  return new Comparison(schemas[path] ?? true, now[path] ?? true, {
    schemas: now,
    oldSchemas: schemas,
    assertFormats: true,
  })
}

function demandVersion({ block, released, version }: BlockVerdict, { config }: Evolution): Demand[] {
  if (version === released + 1) return []
  return [
    {
      file: `${config.schemas}/${blockPath(block)}`,
      rule: "version",
      message: `Content of version ${released} can no longer be read, and the schema still says version ${version}.`,
      cure: `Write "x-block": { "version": ${released + 1}, … }.`,
    },
  ]
}

function missingMigration(
  { block, released, impacts }: BlockVerdict,
  migrations: readonly Migration[],
  { root, config }: Evolution,
): Demand {
  const changes = impacts.map(({ change }) => change)
  const file = migrationsFile(config.blocks?.source ?? "", block)
  const stub = migrationStub(block, released, changes, config.blocks?.renderer ?? "")
  const text = migrations.length === 0 ? stub : withEntry(readFileSync(join(root, file), "utf8"), stub)
  return {
    file,
    rule: "migration",
    message: `Nothing takes content of version ${released} to version ${released + 1}.`,
    cure:
      migrations.length === 0
        ? "Add this file, and finish it where it says so:"
        : "Add the last entry of this, and finish it where it says so:",
    text,
  }
}

/** A file of migrations with one more at the end of its list. */
function withEntry(text: string, stub: string): string {
  const entry = stub.slice(stub.indexOf("  defineMigration("), stub.lastIndexOf("]"))
  const end = text.lastIndexOf("]")
  const before = text.slice(0, end).trimEnd()
  return `${before}${before.endsWith("[") || before.endsWith(",") ? "" : ","}\n${entry}${text.slice(end)}`
}

function demandCases({ block, released }: BlockVerdict, migration: Migration | null, evolution: Evolution): Demand[] {
  const old = evolution.blocks.get(block)
  const later = evolution.config.blocks && migration
  const fixtures = Object.values(old?.fixtures ?? {}) as JsonObject[]
  const cases = fixtures
    .toSorted((a, b) => Object.keys(b).length - Object.keys(a).length)
    .slice(0, LEAST_CASES)
    .map((fields) => ({ in: fields, out: later ? attempt(later.up, fields) : fields }))
  return [
    {
      file: casesFile(evolution.config.schemas, block, released),
      rule: "cases",
      message: `There are fewer than ${LEAST_CASES} cases of content before and after.`,
      cure: migration
        ? "Add this file, and check that each `out` is what an editor would expect:"
        : "They can be written once there is a migration: run the check again then.",
      ...(migration && cases.length > 0 ? { text: `${JSON.stringify(cases, null, 2)}\n` } : {}),
    },
  ]
}

/** Tries samples of the old schema and everything stored against the new one. */
function falsify(
  released: Released,
  { old, new: later, accepts }: Comparison,
  evolution: Evolution,
  up: (fields: JsonObject) => JsonObject | null,
): Demand[] {
  const broken = oldDocuments(released, old.root, evolution).find((fields) => {
    const made = up(fields)
    return made === null || accepts(later.root, made) === false
  })
  if (broken === undefined) return []
  const made = up(broken)
  return [
    {
      file: evolution.config.blocks ? migrationsFile(evolution.config.blocks.source, released.name) : "",
      rule: "falsified",
      message: `${shorten(broken)} was valid and becomes ${made === null ? "an error" : shorten(made)}, which is refused.`,
      cure: "Let the migration make something valid of it, or let the schema take it.",
    },
  ]
}

/** Nothing may get lost that the migration does not say it gives up. */
function demandKept(migration: Migration, released: Released, { old }: Comparison, evolution: Evolution): Demand[] {
  const { up, drops } = migration
  for (const fields of oldDocuments(released, old.root, evolution)) {
    const made = attempt(up, fields)
    const [place] = made === null ? [] : findLost(fields, made, drops)
    if (place === undefined) continue
    const property = place.split("/")[1]
    return [
      {
        file: evolution.config.blocks ? migrationsFile(evolution.config.blocks.source, released.name) : "",
        rule: "lost",
        message: `Of ${shorten(fields)} the value at ${place} is nowhere in ${shorten(made ?? undefined)}.`,
        cure: `Carry it over in "up", or say that it is given up: drops: ["${property}"].`,
      },
    ]
  }
  return []
}

/** Content of still earlier versions must get through as well. */
function demandChain(
  migrations: readonly Migration[],
  { name, version }: Released,
  { new: later, accepts }: Comparison,
  { config, instances }: Evolution,
): Demand[] {
  const broken = instances.find(({ block, version: own, fields }) => {
    if (block !== name || own >= version) return false
    const made = attempt((old) => upcast(old, own, migrations), fields)
    return made === null || accepts(later.root, made) === false
  })
  if (broken === undefined) return []
  return [
    {
      file: config.blocks ? migrationsFile(config.blocks.source, name) : "",
      rule: "falsified",
      message: `${broken.file}${broken.pointer} is of version ${broken.version}, and the migrations make nothing valid of it.`,
      cure: "Let one of them take it.",
    },
  ]
}

function demandWayBack(migration: Migration, released: Released, { old }: Comparison, evolution: Evolution): Demand[] {
  const { up, down } = migration
  if (down === undefined) return []
  const lost = oldDocuments(released, old.root, evolution).find((fields) => {
    const made = attempt(up, fields)
    return made !== null && !isSame(attempt(down, made) ?? undefined, fields)
  })
  if (lost === undefined) return []
  return [
    {
      file: evolution.config.blocks ? migrationsFile(evolution.config.blocks.source, released.name) : "",
      rule: "migration",
      message: `${shorten(lost)} does not come back from "up" and "down" as it was.`,
      cure: `Correct "down", or leave it out where something is lost.`,
    },
  ]
}

function oldDocuments(released: Released, node: SchemaNode, { instances }: Evolution): JsonObject[] {
  const stored = instances.filter(({ block, version }) => block === released.name && version === released.version)
  const known = [...Object.values(released.fixtures), ...stored.map(({ fields }) => fields)]
  const atLimits = new Candidates().ofRoot([node]).filter((value) => evaluate(node, value) === true)
  return [...known, ...atLimits, ...samplesOf(released)] as JsonObject[]
}

function samplesOf({ name, schemas }: Released): readonly Json[] {
  const files = new Map(Object.entries(schemas).map(([path, schema]) => [path, { path, schema }]))
  // What is released was right by the manners of its day.
  const root = buildIr({ folder: "schemas", files }, { isFullDialect: true }).roots.get(blockPath(name))
  return root ? sample(root.node, { count: SAMPLES }) : []
}

function attempt(step: (fields: JsonObject) => JsonObject, fields: JsonObject): JsonObject | null {
  try {
    return step(structuredClone(fields))
  } catch {
    return null
  }
}

function demand(
  { config }: Evolution,
  { block, released }: BlockVerdict,
  rule: Demand["rule"],
  message: string,
  cure: string,
): Demand {
  return { file: casesFile(config.schemas, block, released), rule, message, cure }
}

import { readFileSync } from "node:fs"
import { join } from "node:path"
import type { Change } from "@forecourt/schema-compat"
import { Candidates, Comparison, evaluate, formatShort, type SchemaNode } from "@forecourt/schema-compat/comparison"
import { buildIr } from "../../ir/build-ir.ts"
import { sample } from "../../sample/sample.ts"
import { isSame, type Json, type JsonObject } from "../../schema/json.ts"
import { findLost } from "../content/find-lost.ts"
import type { Evolution } from "./check-evolution.ts"
import { createMigrationStub } from "./migration-stub.ts"
import {
  getCasesFile,
  getMigrationsFile,
  type Migration,
  type MigrationCase,
  readCases,
  readMigrations,
  upcast,
} from "./migrations.ts"
import { getBlockPath, type Released } from "./released.ts"
import type { BlockVerdict, Demand } from "./report.types.ts"

/**
 * The number of random documents of the old version with which a new version is tested. The new version must be able to
 * read all of them.
 */
const SAMPLES = 500
const LEAST_CASES = 3

export function findMigrationDemands(verdict: BlockVerdict, evolution: Evolution): Demand[] {
  const { root, config, blocks } = evolution
  const released = blocks.get(verdict.block)
  if (released === undefined || !config.blocks) return []
  const file = getMigrationsFile(config.blocks.source, verdict.block)
  const comparison = createComparison(released, evolution)
  const trial: Trial = { file, comparison, documents: listOldDocuments(released, comparison.old.root, evolution) }
  if (verdict.backward) return findCounterexamples(trial, (fields) => fields)
  const version = findVersionDemands(verdict, evolution)
  const migrations = readMigrations(root, config.blocks.source, verdict.block)
  const migration = migrations.find(({ from }) => from === verdict.released)
  if (migration === undefined) {
    const stub = createMigrationStub(verdict.block, verdict.released, listChanges(verdict), config.blocks.renderer)
    const text = migrations.length === 0 ? stub : addEntry(readFileSync(join(root, file), "utf8"), stub)
    return [
      ...version,
      createMissingMigration(verdict, file, text, migrations.length === 0),
      createCasesDemand(released, null, config.schemas),
    ]
  }
  const cases = readCases(root, config.schemas, verdict.block, verdict.released)
  return [
    ...version,
    ...(cases.length < LEAST_CASES
      ? [createCasesDemand(released, migration, config.schemas)]
      : findWrongCases(cases, migration, released, config.schemas)),
    ...findCounterexamples(trial, (fields) => attempt(migration.up, fields)),
    ...findLossDemands(migration, trial),
    ...findChainDemands(migrations, released, trial, evolution),
    ...findWayBackDemands(migration, trial),
  ]
}

interface Trial {
  readonly file: string
  readonly comparison: Comparison
  readonly documents: readonly JsonObject[]
}

function createComparison({ name, schemas }: Released, { now }: Evolution): Comparison {
  const path = getBlockPath(name)
  return new Comparison(schemas[path] ?? true, now[path] ?? true, {
    schemas: now,
    oldSchemas: schemas,
    assertFormats: true,
  })
}

function findVersionDemands({ block, released, version }: BlockVerdict, { config }: Evolution): Demand[] {
  if (version === released + 1) return []
  const message = `Content of version ${released} can no longer be read, and the schema still says version ${version}.`
  const cure = `Write "x-block": { "version": ${released + 1}, … }.`
  return [{ file: `${config.schemas}/${getBlockPath(block)}`, rule: "version", message, cure }]
}

function listChanges({ impacts }: BlockVerdict): Change[] {
  return impacts.map(({ change }) => change)
}

function createMissingMigration({ released }: BlockVerdict, file: string, text: string, isFirst: boolean): Demand {
  return {
    file,
    rule: "migration",
    message: `Nothing takes content of version ${released} to version ${released + 1}.`,
    cure: isFirst
      ? "Add this file, and finish it where it says so:"
      : "Add the last entry of this, and finish it where it says so:",
    text,
  }
}

function addEntry(text: string, stub: string): string {
  const entry = stub.slice(stub.indexOf("  defineMigration("), stub.lastIndexOf("]"))
  const end = text.lastIndexOf("]")
  const head = text.slice(0, end).trimEnd()
  return `${head}${head.endsWith("[") || head.endsWith(",") ? "" : ","}\n${entry}${text.slice(end)}`
}

function createCasesDemand(
  { name, version, fixtures }: Released,
  migration: Migration | null,
  schemas: string,
): Demand {
  const file = getCasesFile(schemas, name, version)
  const message = `There are fewer than ${LEAST_CASES} cases of content before and after.`
  if (migration === null)
    return {
      file,
      rule: "cases",
      message,
      cure: "They can be written once there is a migration: run the check again then.",
    }
  const cases = (Object.values(fixtures) as JsonObject[])
    .toSorted((a, b) => Object.keys(b).length - Object.keys(a).length)
    .slice(0, LEAST_CASES)
    .map((fields) => ({ in: fields, out: attempt(migration.up, fields) }))
  const cure = "Add this file, and check that each `out` is what an editor would expect:"
  return {
    file,
    rule: "cases",
    message,
    cure,
    ...(cases.length > 0 ? { text: `${JSON.stringify(cases, null, 2)}\n` } : {}),
  }
}

function findWrongCases(
  cases: readonly MigrationCase[],
  { up }: Migration,
  { name, version }: Released,
  schemas: string,
): Demand[] {
  return cases.flatMap(({ in: input, out }, index): Demand[] => {
    const made = attempt(up, input)
    if (isSame(made, out)) return []
    const message = `Case ${index + 1} becomes ${formatShort(made)}.`
    const cure = "Correct the migration or the case."
    return [{ file: getCasesFile(schemas, name, version), rule: "cases", message, cure }]
  })
}

function findCounterexamples(
  { file, comparison, documents }: Trial,
  up: (fields: JsonObject) => JsonObject | null,
): Demand[] {
  for (const fields of documents) {
    const made = up(fields)
    if (made !== null && comparison.accepts(comparison.new.root, made) !== false) continue
    const message = `${formatShort(fields)} was valid and becomes ${made === null ? "an error" : formatShort(made)}, which is refused.`
    const cure = "Let the migration make something valid of it, or let the schema take it."
    return [{ file, rule: "falsified", message, cure }]
  }
  return []
}

function findLossDemands({ up, drops }: Migration, { file, documents }: Trial): Demand[] {
  for (const fields of documents) {
    const made = attempt(up, fields)
    if (made === null) continue
    const [place] = findLost(fields, made, drops)
    if (place === undefined) continue
    const property = place.split("/")[1]
    const message = `Of ${formatShort(fields)} the value at ${place} is nowhere in ${formatShort(made)}.`
    const cure = `Carry it over in "up", or say that it is given up: drops: ["${property}"].`
    return [{ file, rule: "lost", message, cure }]
  }
  return []
}

function findChainDemands(
  migrations: readonly Migration[],
  { name, version }: Released,
  { file, comparison }: Trial,
  { instances }: Evolution,
): Demand[] {
  const broken = instances.find(({ block, version: storedVersion, fields }) => {
    if (block !== name || storedVersion >= version) return false
    const made = attempt((old) => upcast(old, storedVersion, migrations), fields)
    return made === null || comparison.accepts(comparison.new.root, made) === false
  })
  if (broken === undefined) return []
  const message = `${broken.file}${broken.pointer} is of version ${broken.version}, and the migrations make nothing valid of it.`
  const cure = "Let one of them take it."
  return [{ file, rule: "falsified", message, cure }]
}

function findWayBackDemands({ up, down }: Migration, { file, documents }: Trial): Demand[] {
  if (down === undefined) return []
  const lost = documents.find((fields) => {
    const made = attempt(up, fields)
    return made !== null && !isSame(attempt(down, made) ?? undefined, fields)
  })
  if (lost === undefined) return []
  const message = `${formatShort(lost)} does not come back from "up" and "down" as it was.`
  const cure = `Correct "down", or leave it out where something is lost.`
  return [{ file, rule: "migration", message, cure }]
}

function listOldDocuments(released: Released, node: SchemaNode, { instances }: Evolution): JsonObject[] {
  const stored = instances.filter(({ block, version }) => block === released.name && version === released.version)
  const known = [...Object.values(released.fixtures), ...stored.map(({ fields }) => fields)]
  const atLimits = new Candidates().listForRoot([node]).filter((value) => evaluate(node, value) === true)
  return [...known, ...atLimits, ...createSamples(released)] as JsonObject[]
}

function createSamples({ name, schemas }: Released): readonly Json[] {
  const files = new Map(Object.entries(schemas).map(([path, schema]) => [path, { path, schema }]))
  // What is released was right by the manners of its day.
  const root = buildIr({ folder: "schemas", files }, { isFullDialect: true }).roots.get(getBlockPath(name))
  return root ? sample(root.node, { count: SAMPLES }) : []
}

function attempt(step: (fields: JsonObject) => JsonObject, fields: JsonObject): JsonObject | null {
  try {
    return step(structuredClone(fields))
  } catch {
    return null
  }
}

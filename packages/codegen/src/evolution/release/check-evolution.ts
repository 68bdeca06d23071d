import { type Change, classifyChange, type Level } from "@forecourt/schema-compat"
import { getHighest } from "@forecourt/schema-compat/comparison"
import { type Config, readConfig } from "../../config.ts"
import type { JsonObject } from "../../schema/json.ts"
import { InvalidSchemaError } from "../../schema/problem.ts"
import { readSchemas } from "../../schema/read-schemas.ts"
import { findContentDemands } from "../content/demand-content.ts"
import { calculateImpact, type Impact } from "../content/impact.ts"
import { type Instance, readInstances } from "../content/instances.ts"
import { getBump, listPackages } from "./changesets.ts"
import { findChangesetDemands } from "./demand-changesets.ts"
import { findMigrationDemands } from "./demand-migration.ts"
import {
  findReached,
  getBlockPath,
  getVersion,
  listBlockNames,
  listFiles,
  type Released,
  readReleases,
} from "./released.ts"
import type { BlockVerdict, EvolutionReport, FileChanges } from "./report.types.ts"

export interface Evolution {
  readonly root: string
  readonly config: Config
  readonly now: Readonly<Record<string, JsonObject>>
  readonly previous: Readonly<Record<string, JsonObject>>
  readonly blocks: ReadonlyMap<string, Released>
  readonly instances: readonly Instance[]
}

export function checkEvolution(root: string): EvolutionReport {
  const config = readConfig(root)
  const { schemas, problems } = readSchemas(root, config.schemas)
  if (problems.length > 0) throw new InvalidSchemaError(problems)
  const releases = readReleases(root, config.schemas)
  if (releases.problems.length > 0)
    return {
      files: [],
      blocks: [],
      packages: new Map(),
      demands: releases.problems.map((problem) => ({ ...problem, rule: "released" })),
    }
  const released = [...releases.blocks.values(), ...(releases.others ? [releases.others] : [])]
  const evolution: Evolution = {
    root,
    config,
    now: listFiles(schemas),
    previous: Object.assign({}, ...released.map((release) => release.schemas)),
    blocks: releases.blocks,
    instances: readInstances(root),
  }
  const files = listChangedFiles(evolution, listBlockNames(schemas))
  const blocks = [...releases.blocks.values()].flatMap((release) => checkBlock(release, files, evolution))
  const packages = getBumps(files, evolution)
  const demands = [
    ...findChangesetDemands(files, evolution),
    ...blocks.flatMap((block) => findMigrationDemands(block, evolution)),
    ...findContentDemands(evolution),
  ]
  return { files, blocks, packages, demands }
}

function listChangedFiles({ now, previous }: Evolution, names: readonly string[]): FileChanges[] {
  const reached = names.map((name) => ({ name, paths: findReached(getBlockPath(name), now) }))
  const isKnown = Object.keys(previous).length > 0
  return [...new Set([...Object.keys(previous), ...Object.keys(now)])].sort().flatMap((path) => {
    const changes = isKnown ? listSchemaChanges(path, previous, now) : []
    const gone = /^blocks\/([^/]+)\//.exec(path)?.[1]
    const blocks = reached.filter(({ paths }) => paths.has(path)).map(({ name }) => name)
    return changes.length === 0 ? [] : [{ path, changes, blocks: now[path] || !gone ? blocks : [gone] }]
  })
}

function listSchemaChanges(
  path: string,
  previous: Readonly<Record<string, JsonObject>>,
  now: Readonly<Record<string, JsonObject>>,
): readonly Change[] {
  const [old, later] = [previous[path], now[path]]
  if (old === undefined) return [createChange("schema-added", "minor", `${path} is new.`)]
  if (later === undefined) return [{ ...createChange("schema-removed", "major", `${path} is gone.`), backward: false }]
  // Referenced files are read in their current form on both sides: their changes are reported separately.
  const others = { ...now, [path]: old }
  return classifyChange(old, later, { schemas: now, oldSchemas: others, formats: "assertion", followFiles: false })
    .changes
}

function createChange(rule: string, level: Level, message: string): Change {
  return { rule, pointer: "", level, backward: true, forward: true, message }
}

function checkBlock(released: Released, files: readonly FileChanges[], evolution: Evolution): BlockVerdict[] {
  const { name } = released
  const path = getBlockPath(name)
  const later = evolution.now[path]
  const blockFiles = files.filter(({ blocks }) => blocks.includes(name))
  if (later === undefined || blockFiles.length === 0) return []
  const { forward, ...whole } = classifyChange(released.schemas[path] ?? true, later, {
    schemas: evolution.now,
    oldSchemas: released.schemas,
    formats: "assertion",
  })
  const level = getHighest([whole.level, ...blockFiles.flatMap(({ changes }) => changes.map((change) => change.level))])
  // Documents are as good as before, but the content platform stores them by names.
  const isRenamed = blockFiles.some(({ changes }) => changes.some(({ rule }) => rule === "cms-name-changed"))
  const backward = whole.backward && !isRenamed
  const impacts = whole.backward ? [] : blockFiles.flatMap((file) => calculateImpacts(file, released, evolution))
  return [{ block: name, released: released.version, version: getVersion(later), level, backward, forward, impacts }]
}

function calculateImpacts({ path, changes }: FileChanges, released: Released, { now, instances }: Evolution): Impact[] {
  return changes
    .filter(({ backward }) => !backward)
    .map((change) => calculateImpact(change, path, released, now, getBlockPath(released.name), instances))
}

function getBumps(files: readonly FileChanges[], { root, config }: Evolution): ReadonlyMap<string, Level> {
  const bumps = new Map<string, Level>()
  for (const owner of listPackages(root, config)) {
    const packageFiles = files.filter(({ path }) => owner.folders.some((folder) => path.startsWith(folder)))
    const levels = packageFiles.flatMap(({ changes }) => changes.map(({ level }) => level))
    if (packageFiles.length > 0) bumps.set(owner.name, getBump(getHighest(levels), owner))
  }
  return bumps
}

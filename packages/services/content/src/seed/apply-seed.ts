import { sql } from "@forecourt/service-kit/storage"
import type { Store } from "../storage/open-store.ts"
import { rebuildRoutes } from "../storage/routes.ts"
import { getDesignId, getPageId } from "../storage/site-tree.ts"
import { getItemId } from "../storage/stored-value.ts"
import { writeDictionary } from "../storage/write-dictionary.ts"
import { writeDesign, writeItem, writePage } from "../storage/write-documents.ts"
import { writeSite } from "../storage/write-site.ts"
import { removeCurrent, type WriteContext } from "../storage/write-version.ts"
import type { Seed, SeedFile, SeedUnit } from "./seed.types.ts"

export interface SeedReport {
  readonly site: string
  readonly written: number
  readonly unchanged: number
  /** The changed seed files that were not imported, because their content has been edited on the platform. */
  readonly kept: readonly string[]
  readonly removed: number
  /** The paths that more than one page uses. */
  readonly clashes: readonly string[]
}

/** The order in which seed content is written: sites first, since all other content belongs to a site. */
const ORDER: readonly SeedUnit["kind"][] = ["site", "item", "design", "page", "dictionary"]

/** Updates the storage from a seed. Content edited through the authoring API is reported rather than replaced. */
export function applySeed(context: WriteContext, seed: Seed): SeedReport {
  const { store, templates } = context
  return store.transaction(() => {
    const known = new Map(
      sql`select unit, hash, is_edited from seeds where site = ${seed.site}`
        .all(store)
        .map((row) => [String(row.unit), row]),
    )
    const files = seed.files.toSorted((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind))
    const kept: string[] = []
    let written = 0
    for (const file of files) {
      const unit = getUnitKey(file)
      const hash = `${file.hash} ${templates.form}`
      const previous = known.get(unit)
      known.delete(unit)
      if (previous?.hash === hash) continue
      if (previous?.is_edited === 1) {
        // Other templates make no other file.
        if (!String(previous.hash).startsWith(file.hash)) kept.push(file.file)
        continue
      }
      writeFile(context, file)
      setSeeded(store, seed.site, unit, hash)
      written += 1
    }
    const removed = removeGone(
      context,
      seed.site,
      [...known.values()].filter((row) => row.is_edited !== 1).map((row) => String(row.unit)),
    )
    const clashes = written + removed > 0 ? rebuildRoutes(store, seed.site) : []
    return { site: seed.site, written, unchanged: files.length - written - kept.length, kept, removed, clashes }
  })
}

/** Marks seeded content as edited, so that a later seed does not overwrite it. */
export function setEdited(store: Store, site: string, unit: string): void {
  sql`insert into seeds (site, unit, hash, is_edited) values (${site}, ${unit}, '', 1)
    on conflict (site, unit) do update set is_edited = 1`.run(store)
}

/** Returns the key of a seed file within its site, for example `page:bilar/elbilar:sv`. */
export function getUnitKey(unit: SeedUnit): string {
  switch (unit.kind) {
    case "site":
      return "site"
    case "page":
      return `page:${unit.item}:${unit.language}`
    case "item":
      return `item:${unit.path}:${unit.language}`
    case "design":
      return `design:${unit.design}:${unit.language}`
    case "dictionary":
      return `dictionary:${unit.language}`
  }
}

function writeFile(context: WriteContext, file: SeedFile): void {
  switch (file.kind) {
    case "site":
      writeSite(context, file.document)
      break
    case "page":
      writePage(context, file, file.document)
      break
    case "item":
      writeItem(context, file, file.document)
      break
    case "design":
      writeDesign(context, file, file.document)
      break
    case "dictionary":
      writeDictionary(context, file, file.document)
      break
  }
}

function setSeeded(store: Store, site: string, unit: string, hash: string): void {
  sql`insert into seeds (site, unit, hash, is_edited) values (${site}, ${unit}, ${hash}, 0)
    on conflict (site, unit) do update set hash = excluded.hash, is_edited = 0`.run(store)
}

function removeGone(context: WriteContext, site: string, units: readonly string[]): number {
  const { store } = context
  for (const unit of units) {
    const [kind = "", key = "", language = ""] = unit.split(":")
    if (kind === "page") removeCurrent(store, getPageId(site, key), language)
    if (kind === "item") removeCurrent(store, getItemId(site, key), language)
    if (kind === "design") {
      for (const area of ["header", "main", "footer"]) removeCurrent(store, getDesignId(site, key, area), language)
    }
    if (kind === "dictionary") writeDictionary(context, { site, language: key }, {})
    sql`delete from seeds where site = ${site} and unit = ${unit}`.run(store)
  }
  return units.length
}

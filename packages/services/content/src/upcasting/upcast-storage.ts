import { sql } from "@forecourt/service-kit/storage"
import { checkFields } from "../documents/check-fields.ts"
import { createProblem } from "../documents/findings.ts"
import type { Problem } from "../documents/problem.types.ts"
import { findItem } from "../storage/items.ts"
import type { Row } from "../storage/open-store.ts"
import type { PlacedAreas, PlacedBlock } from "../storage/place-blocks.ts"
import { readCanonicalFields } from "../storage/read-fields.ts"
import { getKnownTemplate } from "../storage/write-documents.ts"
import { rewriteFields, type WriteContext } from "../storage/write-version.ts"
import { createTemplateSet, type KnownTemplate, type TemplateSet } from "../templates/template-set.ts"
import { getNewestVersion, readStatedVersion, setNewestVersion, updateFields } from "./block-versions.ts"
import { findLost } from "./find-lost.ts"
import { StoredContentError } from "./stored-content-error.ts"
import { formatUpcastProblem, MIGRATION_CURE } from "./upcast-documents.ts"

export interface StorageUpcast {
  /** The number of migrated blocks, including blocks in older versions and drafts of pages. */
  readonly blocks: number
  /** The older versions and drafts of pages that could not be migrated. They are stored unchanged. */
  readonly left: readonly string[]
}

/**
 * Migrates all content to the latest block schemas and runs `seed`. Throws if this would lose a value of published
 * content.
 */
export function updateStorage(context: WriteContext, seed: () => void = () => {}): StorageUpcast {
  const { store, templates } = context
  return store.transaction(() => {
    if (store.get("select form from content_form")?.form === templates.form) {
      seed()
      return { blocks: 0, left: [] }
    }
    const walk = new StorageWalk(context)
    walk.read()
    walk.write()
    seed()
    const open = walk.problems.filter(({ page }) => isShown(context, page))
    const problems = [...open.flatMap(({ problems }) => problems), ...findLost(context)]
    if (problems.length > 0) throw new StoredContentError(problems)
    sql`insert into content_form (id, form) values (1, ${templates.form}) on conflict (id) do update
      set form = excluded.form`.run(store)
    const left = walk.problems.map(({ page }) => `${page.name}, ${page.edition}`)
    return { blocks: walk.blocks, left }
  })
}

function isShown({ store }: WriteContext, { itemId, language, version }: StoredPage): boolean {
  const row = sql`select is_current from versions where item_id = ${itemId} and language = ${language}
    and version = ${version}`.get(store)
  return row?.is_current === 1
}

interface PageProblems {
  readonly page: StoredPage
  readonly problems: readonly Problem[]
}

class StorageWalk {
  blocks = 0
  readonly problems: PageProblems[] = []
  readonly #context: WriteContext
  /**
   * The pending writes. They run after all content has been read. Languages and versions share items, and the values of
   * these items must be read under the old field names.
   */
  readonly #writes: (() => void)[] = []
  readonly #earlier = new Map<string, TemplateSet>()

  constructor(context: WriteContext) {
    this.#context = context
  }

  read(): void {
    const rows = this.#context.store.all(
      `select l.item_id, l.language, l.version, l.areas, v.is_current, d.version as draft, i.site, i.path from layouts l
       join versions v on v.item_id = l.item_id and v.language = l.language and v.version = l.version
       left join drafts d on d.item_id = l.item_id and d.language = l.language and d.version = l.version
       join items i on i.id = l.item_id order by i.path, l.language, l.version`,
    )
    for (const row of rows) this.#readLayout(toPage(row))
  }

  #readLayout(page: StoredPage): void {
    const problems: Problem[] = []
    const previous = this.blocks
    const areas = this.#intoAreas(JSON.parse(page.areas) as PlacedAreas, page, problems)
    if (problems.length > 0) this.problems.push({ page, problems })
    if (this.blocks === previous) return
    this.#writes.push(() =>
      sql`update layouts set areas = ${JSON.stringify(areas)}
        where item_id = ${page.itemId} and language = ${page.language}
        and version = ${page.version}`.run(this.#context.store),
    )
  }

  write(): void {
    for (const write of this.#writes) write()
  }

  #intoAreas(areas: PlacedAreas, page: StoredPage, problems: Problem[]): PlacedAreas {
    return Object.fromEntries(
      Object.entries(areas).map(([area, blocks]) => [
        area,
        blocks.map((block) => this.#intoBlock(block, page, problems)),
      ]),
    )
  }

  #intoBlock(block: PlacedBlock, page: StoredPage, allProblems: Problem[]): PlacedBlock {
    const placeholders = this.#intoAreas(block.placeholders, page, allProblems)
    const template = this.#context.templates.byBlock(block.block)
    const version = readStatedVersion(block.params) ?? 1
    if (template === undefined || version === getNewestVersion(template)) return { ...block, placeholders }
    const problems = this.#upcastBlock(block, template, version, page)
    if (problems.length > 0) {
      allProblems.push(...problems)
      return { ...block, placeholders }
    }
    this.blocks += 1
    return { ...block, placeholders, params: setNewestVersion(block.params, template) }
  }

  #upcastBlock(block: PlacedBlock, template: KnownTemplate, version: number, page: StoredPage): readonly Problem[] {
    const { store } = this.#context
    const newest = getNewestVersion(template)
    const createBlockProblem = (pointer: string, message: string, cure: string) =>
      createProblem(page.name, `${block.block} "${block.id}"${pointer}`, message, cure)
    if (version > newest) {
      const message = `is of version ${version}, and version ${newest} is the newest that is known here`
      return [createBlockProblem("", message, "Start the platform that wrote it, or a newer one.")]
    }
    const item = findItem(store, block.dataSource, page.language, page.version)
    if (item === null) return []
    const earlier = this.#earlierTemplates(template, version)
    const old = getKnownTemplate(earlier, template.history?.templates[version]?.name ?? template.name)
    const fields = readCanonicalFields(store, item, old, (id) => {
      const entry = findItem(store, id, page.language, page.version)
      const known = entry === null ? undefined : earlier.byId(entry.templateId)
      return entry === null || known === undefined ? null : { item: entry, template: known }
    })
    try {
      const newer = updateFields(fields, version, template)
      const findings = checkFields(newer, template.allFields, "")
      if (findings.length > 0)
        return findings.map(({ pointer, message, cure }) =>
          createBlockProblem(pointer, `${message} in version ${newest}`, cure),
        )
      const { itemId: ownerId, isCurrent } = page
      this.#writes.push(() => rewriteFields(this.#context, { item, ownerId, isCurrent, template, fields: newer }))
      return []
    } catch (error) {
      return [createBlockProblem("", formatUpcastProblem(version, newest, error), MIGRATION_CURE)]
    }
  }

  #earlierTemplates(template: KnownTemplate, version: number): TemplateSet {
    const old = template.history?.templates[version]
    if (old === undefined) return this.#context.templates
    const key = `${template.name}@${version}`
    const known = this.#earlier.get(key) ?? createTemplateSet([old])
    this.#earlier.set(key, known)
    return known
  }
}

interface StoredPage {
  readonly itemId: string
  readonly language: string
  readonly version: number
  readonly areas: string
  readonly isCurrent: boolean
  readonly name: string
  readonly edition: string
}

function toPage({ item_id, language, version, areas, is_current, draft, site, path }: Row): StoredPage {
  return {
    itemId: String(item_id),
    language: String(language),
    version: Number(version),
    areas: String(areas),
    isCurrent: is_current === 1,
    name: `${site}: ${path} in ${language}`,
    edition: draft === null ? `version ${version}` : "the draft",
  }
}

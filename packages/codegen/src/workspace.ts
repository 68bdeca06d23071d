import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import type { Config } from "./config.ts"
import { type BlockFolder, findBlocks, findIslands, type Island } from "./scan-blocks.ts"
import { type ExampleFile, scanExamples } from "./scan-examples.ts"
import { type StyleFacts, scanStyleFacts } from "./scan-style-facts.ts"
import { type BlockStyles, scanStyles } from "./scan-styles.ts"
import { getSchemaPath } from "./schema/labels.ts"
import type { Problem } from "./schema/problem.ts"
import {
  combineSchemas,
  listSchemas,
  type ReadSchema,
  readSchema,
  type SchemaPaths,
  type Schemas,
} from "./schema/read-schemas.ts"

interface SharedFolder {
  readonly folder: string
  readonly code: string
}

/** The files of the repository. Each file is read on first use and is read again only after it has changed. */
export class Workspace {
  readonly root: string
  readonly config: Config
  private paths: SchemaPaths | undefined
  private readonly parsed = new Map<string, ReadSchema>()
  private readonly examples = new Map<string, readonly ExampleFile[]>()
  private folders: readonly BlockFolder[] | undefined
  private clients: readonly Island[] | undefined
  private sheets: readonly BlockStyles[] | undefined
  private readonly styleFactsOf = new Map<string, StyleFacts>()
  private shared: readonly SharedFolder[] | undefined

  constructor(root: string, config: Config) {
    this.root = root
    this.config = config
  }

  schemas(): { schemas: Schemas; problems: Problem[] } {
    const folder = this.config.schemas
    this.paths ??= listSchemas(this.root, folder)
    const paths = this.paths
    const read = paths.schemas.map((path) => {
      const file = this.parsed.get(path) ?? readSchema(path, paths.labels, folder, (name) => this.text(name))
      this.parsed.set(path, file)
      return file
    })
    return combineSchemas(read, paths, folder)
  }

  listExamples(block: string): readonly ExampleFile[] {
    const known = this.examples.get(block) ?? scanExamples(this.root, this.config.schemas, block)
    this.examples.set(block, known)
    return known
  }

  blockFolders(): readonly BlockFolder[] {
    this.folders ??= this.config.blocks ? findBlocks(this.root, this.config.blocks.source) : []
    return this.folders
  }

  islands(): readonly Island[] {
    this.clients ??= this.config.blocks ? findIslands(this.root, this.config.blocks.source) : []
    return this.clients
  }

  styles(): readonly BlockStyles[] {
    const { root, config } = this
    const options = config.blocks && { root, source: config.blocks.source, kit: config.blocks.kit }
    this.sheets ??= options ? scanStyles({ ...options, folders: this.blockFolders(), islands: this.islands() }) : []
    return this.sheets
  }

  readBlockStyle(block: string): StyleFacts {
    const known = this.styleFactsOf.get(block) ?? this.readStyle(block)
    this.styleFactsOf.set(block, known)
    return known
  }

  private readStyle(block: string): StyleFacts {
    const source = this.config.blocks?.source
    if (source === undefined) return scanStyleFacts(block, "", "")
    const sharing = this.listSharedCode(source).filter(({ code }) => code.includes(`anatomy("${block}"`))
    const folders = [block, ...sharing.map(({ folder }) => folder)].map((folder) => `${source}/${folder}`)
    const readText = (ending: string) => folders.flatMap((folder) => this.textsIn(folder, ending)).join("\n")
    return scanStyleFacts(block, readText(".module.css"), readText(".tsx"))
  }

  /**
   * Reads the code in folders that belong to no block. Such code is read once for all blocks, since it may render parts
   * of several blocks.
   */
  private listSharedCode(source: string): readonly SharedFolder[] {
    if (this.shared !== undefined) return this.shared
    const blocks = new Set(this.blockFolders().map(({ name }) => name))
    this.shared = readdirSync(join(this.root, source), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && entry.name !== "generated" && !blocks.has(entry.name))
      .map(({ name }) => ({ folder: name, code: this.textsIn(`${source}/${name}`, ".tsx").join("\n") }))
      .sort((a, b) => (a.folder < b.folder ? -1 : 1))
    return this.shared
  }

  private textsIn(folder: string, ending: string): string[] {
    return filesIn(join(this.root, folder))
      .filter((file) => file.endsWith(ending) && !file.includes(".test."))
      .sort(compareDepths)
      .map((file) => this.text(`${folder}/${file}`))
  }

  text(file: string): string {
    return readFileSync(join(this.root, file), "utf8")
  }

  touch(file: string): void {
    const inSchemas = getPathWithin(this.config.schemas, file)
    if (inSchemas !== null) this.touchSchemas(inSchemas)
    if (this.config.blocks && getPathWithin(this.config.blocks.source, file) !== null) {
      this.folders = undefined
      this.clients = undefined
      this.sheets = undefined
      this.styleFactsOf.clear()
      this.shared = undefined
    }
  }

  private touchSchemas(path: string): void {
    const example = /^blocks\/([^/]+)\/(?:examples|data)(?:\/|$)/.exec(path)
    if (example?.[1] !== undefined) {
      this.examples.delete(example[1])
      return
    }
    const schema = getSchemaPath(path)
    const isKnown = this.parsed.delete(schema)
    if (!isKnown || schema !== path || !existsSync(join(this.root, this.config.schemas, path))) {
      this.paths = undefined
      this.examples.clear()
    }
  }
}

function filesIn(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder) : []
}

function getPathWithin(folder: string, file: string): string | null {
  return file.startsWith(`${folder}/`) ? file.slice(folder.length + 1) : null
}

/** Compares file names so that the files of a block precede those of its islands, whose names contain more dots. */
function compareDepths(a: string, b: string): number {
  return a.split(".").length - b.split(".").length || (a < b ? -1 : 1)
}

import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"

/** The folders of the schemas and of each kind of generated file. A kind without a folder is not generated. */
export interface Config {
  /** The folder of the schemas. */
  readonly schemas: string
  /** The package name of the schemas folder, from which stories import their examples. */
  readonly schemasPackage: string
  /** The command that generates files, for messages and header lines. */
  readonly command: string
  /** The types of the field schemas, and the keys of the dictionary. */
  readonly fields?: { readonly out: string }
  readonly blocks?: {
    /** The folder with one folder per block, and `generated`. */
    readonly source: string
    /** The package from which the types of fields, blocks and registry are imported. */
    readonly renderer: string
    /** The package of the headless kit, from which a new block imports the names of its parts. */
    readonly kit?: string
    /**
     * The islands at the top of pages: their code is requested before React hydrates. Each adds some bytes to every
     * page.
     */
    readonly openingIslands?: readonly string[]
  }
  /** The files of the forms of an editor. */
  readonly editor?: { readonly out: string }
  readonly site?: { readonly out: string; readonly renderer: string }
  /** The texts of the headless kit, in a module for each language. */
  readonly kit?: { readonly out: string }
  /** The inputs and outputs of services, generated once for all code that calls them. */
  readonly services?: {
    /** The folder of types, parsers, and the calls of each contract. */
    readonly out: string
    /** The package of `out`, from which clients import. */
    readonly name: string
    /** The folder with a function for each call of each contract. */
    readonly clients?: string
    /** The folder with a reference page for each contract. */
    readonly docs?: string
  }
  readonly templates?: { readonly out: string }
  readonly docs?: { readonly out: string }
}

export const CONFIG_FILE = "forecourt.config.json"

const DEFAULTS: Config = { schemas: "schemas", schemasPackage: "@forecourt/schemas", command: "npx forecourt generate" }

export function readConfig(root: string): Config {
  const path = join(root, CONFIG_FILE)
  if (!existsSync(path))
    throw new Error(
      `forecourt: there is no ${CONFIG_FILE} in ${root}. Run it at the root of the repository, or add the file.`,
    )
  return { ...DEFAULTS, ...(JSON.parse(readFileSync(path, "utf8")) as Partial<Config>) }
}

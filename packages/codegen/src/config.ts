import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"

/**
 * The folders of the schemas and of each kind of generated file. If the folder of a kind is not set, no files of that
 * kind are generated.
 */
export interface Config {
  readonly schemas: string
  /** The package name of the schemas folder, from which stories import examples. */
  readonly schemasPackage: string
  /** The command that generates files, which is mentioned in messages and header lines. */
  readonly command: string
  /** The folder for the types of the field schemas and the keys of the dictionary. */
  readonly fields?: { readonly out: string }
  readonly blocks?: {
    /** The folder that contains one folder per block and the folder `generated`. */
    readonly source: string
    /** The package that exports the types of fields, blocks and the registry. */
    readonly renderer: string
    /** The package of the UI kit, from which a new block imports the names of its parts. */
    readonly kit?: string
    /**
     * The islands that are at the top of pages. Their code is requested before React hydrates the page, and each of
     * them adds some bytes to every page.
     */
    readonly openingIslands?: readonly string[]
  }
  /** The folder for the generated files of the editor's forms. */
  readonly editor?: { readonly out: string }
  readonly site?: { readonly out: string; readonly renderer: string }
  /** The folder for the UI kit's texts, which gets a module for each language. */
  readonly kit?: { readonly out: string }
  /** The folders for the code of services. It is generated once and shared by all code that calls the services. */
  readonly services?: {
    /** The folder for the types, the parsers and the calls of each contract. */
    readonly out: string
    /** The package name of `out`, from which clients import. */
    readonly name: string
    /** The folder for clients, with a function for each call. */
    readonly clients?: string
    /** The folder for reference pages, with a page for each contract. */
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

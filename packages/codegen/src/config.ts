import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"

/**
 * The folders of the schemas and of each kind of generated file. Files of a certain kind are generated only if the
 * folder for that kind is set.
 */
export interface Config {
  readonly schemas: string
  /** The package name of the schemas folder. Stories import their examples from this package. */
  readonly schemasPackage: string
  /**
   * The command that generates the files, such as `npx forecourt generate`. It is mentioned in error messages and in
   * the header lines of generated files.
   */
  readonly command: string
  /** The output folder for the TypeScript types of the field schemas and of the dictionary keys. */
  readonly fields?: { readonly out: string }
  readonly blocks?: {
    /** The folder that contains one folder per block and the folder `generated`. */
    readonly source: string
    /** The package that exports the types of fields, blocks and the registry. */
    readonly renderer: string
    /** The package of the UI kit, from which new blocks import the names of the kit's parts. */
    readonly kit?: string
    /**
     * The islands (interactive components) at the top of pages, whose code is requested before React hydrates the page.
     * Each of them adds a few bytes to every page.
     */
    readonly openingIslands?: readonly string[]
  }
  /** The folder for the generated files of the editor's forms. */
  readonly editor?: { readonly out: string }
  readonly site?: { readonly out: string; readonly renderer: string }
  /** The output folder for the texts of the UI kit. One module is generated for each language. */
  readonly kit?: { readonly out: string }
  /**
   * The folders for the generated code of services. The code is generated only once and is shared by all callers of the
   * services.
   */
  readonly services?: {
    /** The folder for the types, parsers and calls of each contract. */
    readonly out: string
    /** The package name of `out`, from which clients import. */
    readonly name: string
    /** The folder for the API clients, which contain one function for each call. */
    readonly clients?: string
    /** The folder for the reference pages, one for each contract. */
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

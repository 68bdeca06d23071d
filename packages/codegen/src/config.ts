import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"

/**
 * The folder of the schemas and the folders of all kinds of generated files. A kind of file is generated only if its
 * folder is set.
 */
export interface Config {
  readonly schemas: string
  /** The package name of the schemas folder, from which stories import their examples. */
  readonly schemasPackage: string
  /**
   * The command that generates the files, such as `npx forecourt generate`. Error messages and the header lines of
   * generated files contain it.
   */
  readonly command: string
  /** The output folder for the TypeScript types of the field schemas and of the dictionary keys. */
  readonly fields?: { readonly out: string }
  readonly blocks?: {
    /** The folder that contains one folder per block and the folder `generated`. */
    readonly source: string
    /** The package that exports the types of fields and blocks and the type of the registry. */
    readonly renderer: string
    /** The name of the UI-kit package. New blocks import the names of the kit's parts from it. */
    readonly kit?: string
    /**
     * The islands (interactive components) at the top of pages. Their code is requested before React hydrates the page,
     * which adds a few bytes per island to every page.
     */
    readonly openingIslands?: readonly string[]
  }
  /** The folder for the generated files of the editor's forms. */
  readonly editor?: { readonly out: string }
  readonly site?: { readonly out: string; readonly renderer: string }
  /** The output folder for the texts of the UI kit. One module is generated for each language. */
  readonly kit?: { readonly out: string }
  /**
   * The folders for the generated code of services. The code is generated once, and all callers of the services share
   * it.
   */
  readonly services?: {
    /** The folder for the types, parsers and calls of each contract. */
    readonly out: string
    /** The package name of the folder `out`. Clients import the generated code from this package. */
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

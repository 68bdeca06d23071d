import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"

/** The folders of the schemas and of each kind of generated file. A kind that is left out is not written. */
export interface Config {
  /** Folder of the schemas. */
  readonly schemas: string
  /** Package that the folder of the schemas is; stories import their examples from it. */
  readonly schemasPackage: string
  /** The command to generate files. Printed in messages and header lines. */
  readonly command: string
  /** Types of the field schemas, and the keys of the dictionary. */
  readonly fields?: { readonly out: string }
  readonly blocks?: {
    /** Folder that holds one folder per block, and `generated`. */
    readonly source: string
    /** Package that the types of fields, blocks and registry are imported from. */
    readonly renderer: string
    /** Package of the headless kit; a new block takes the names of its parts from it. */
    readonly kit?: string
    /**
     * Islands that pages open with: their code is requested before React hydrates. Each costs every page some
     * bytes.
     */
    readonly openingIslands?: readonly string[]
  }
  /** The files of the forms of an editor. */
  readonly editor?: { readonly out: string }
  readonly site?: { readonly out: string; readonly renderer: string }
  /** The texts of the headless kit, a module for each language. */
  readonly kit?: { readonly out: string }
  /** The inputs and outputs of services, once for all code that calls them. */
  readonly services?: {
    /** Types, parsers, and the calls of each contract. */
    readonly out: string
    /** Package that `out` lies in: clients import from it. */
    readonly name: string
    /** A function for each call of each contract. */
    readonly clients?: string
    /** A reference page for each contract. */
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

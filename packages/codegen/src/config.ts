import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"

/** Where schemas are read and where each kind of file is written; a kind that is left out is not written. */
export interface Config {
  /** Folder of the schemas. */
  readonly schemas: string
  /** Package that the folder of the schemas is; stories import their examples from it. */
  readonly schemasPackage: string
  /** What people run to generate; printed in messages and header lines. */
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
    /** Islands that pages open with: their code is asked for before React hydrates. Every page pays some bytes for each. */
    readonly openingIslands?: readonly string[]
  }
  /** What the forms of an editor are made of. */
  readonly editor?: { readonly out: string }
  readonly site?: { readonly out: string; readonly renderer: string }
  /** The texts of the headless kit, a module for each language. */
  readonly kit?: { readonly out: string }
  /** What services take and give, once for all who speak with them. */
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

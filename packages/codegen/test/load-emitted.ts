import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { stripTypeScriptTypes } from "node:module"
import { dirname, join } from "node:path"
import { onTestFinished } from "vitest"
import { type Compiled, type CompileOptions, compile } from "../src/compile.ts"
import { emit } from "../src/emit-schemas.ts"
import type { Json } from "../src/schema/json.ts"

const PACKAGE = join(import.meta.dirname, "..")

/**
 * Imports the generated file `name` from a folder in which zod can be resolved. Unlike `compile`, this function
 * evaluates no code from a string.
 */
export async function load(files: ReadonlyMap<string, string>, name: string): Promise<Record<string, unknown>> {
  mkdirSync(join(PACKAGE, "node_modules"), { recursive: true })
  const folder = mkdtempSync(join(PACKAGE, "node_modules/emitted-"))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  for (const [path, text] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return import(/* @vite-ignore */ join(folder, name))
}

type Ways = Readonly<Record<"parser" | "zod" | "files", Compiled>>

export async function everyWay(schema: Json, options: Omit<CompileOptions, "target"> = {}): Promise<Ways> {
  const files = emit({ ...options.schemas, "thing.json": schema })
  const parser = await load(files, "thing.parser.js")
  const zod = await load(files, "thing.zod.js")
  const [[name, run]] = Object.entries(parser).filter(([name]) => /^(?:parse|is)Thing$/.test(name)) as [
    [string, (value: unknown) => unknown],
  ]
  const explain = zod.explainThing as Compiled["issues"]
  return {
    parser: compile(schema, { ...options, target: "parser" }),
    zod: compile(schema, { ...options, target: "zod" }),
    files: {
      accepts: (value) => (name.startsWith("is") ? run(value) === true : run(value) !== null),
      parse: (value) => (name.startsWith("is") ? (run(value) === true ? value : undefined) : (run(value) ?? undefined)),
      issues: (value, options) => explain(value, options),
    },
  }
}

export function syntaxFaults(files: ReadonlyMap<string, string>): string[] {
  return [...files].flatMap(([name, text]) => {
    if (!/\.[jt]sx?$/.test(name)) return []
    try {
      stripTypeScriptTypes(text)
      return []
    } catch (error) {
      return [`${name}: ${error}`]
    }
  })
}

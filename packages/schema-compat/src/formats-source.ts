import { readFileSync } from "node:fs"

export * from "./formats.js"

/** Reads the source code of the format checks and their types, for tools that copy it into generated code. */
export function readFormats(): { readonly js: string; readonly types: string } {
  return { js: readSource("formats.js"), types: readSource("formats.d.ts") }
}

function readSource(name: string): string {
  return readFileSync(new URL(name, import.meta.url), "utf8")
}

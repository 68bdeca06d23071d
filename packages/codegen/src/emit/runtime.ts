import { readFileSync } from "node:fs"
import { readFormats } from "@forecourt/schema-compat/formats"
import { formatRemark, joinFile } from "./source.ts"

interface Piece {
  readonly name: string
  readonly text: string
}

const formats = readFormats()
const checks = [readRuntime("checks.js"), removeRemark(formats.js)].flatMap(parsePieces)
const checkTypes = [readRuntime("checks.d.ts"), formats.types].flatMap((text) => text.split("\n"))

export function emitChecks(names: Iterable<string>, command: string): { js: string; types: string } {
  const head = formatRemark(
    `Written by @forecourt/codegen: the checks that generated code shares. Do not edit: run \`${command}\`.`,
  )
  const pieces = listPieces(names)
  const types = checkTypes.filter((line) => pieces.some(({ name }) => line.includes(`function ${name}(`)))
  return { js: joinFile(head, ...pieces.map(({ text }) => text)), types: joinFile(head, types) }
}

export function getChecksText(names: Iterable<string>): string {
  return listPieces(names)
    .map(({ text }) => text)
    .join("\n\n")
}

export function getExplainingText(): string {
  return EXPLAINING.map((name) => readRuntime(`${name}.js`)).join("\n\n")
}

function listPieces(names: Iterable<string>): Piece[] {
  const needed = new Set(names)
  for (const name of needed) for (const other of listNeeded(name)) needed.add(other)
  return checks.filter(({ name }) => needed.has(name))
}

function listNeeded(name: string): string[] {
  const text = checks.find((piece) => piece.name === name)?.text ?? ""
  return checks
    .filter((other) => other.name !== name && new RegExp(`\\b${other.name}\\b`).test(text))
    .map(({ name }) => name)
}

const EXPLAINING = ["zod", "guide", "messages", "catalogue"]

export function emitExplaining(command: string): ReadonlyMap<string, string> {
  const head = formatRemark(`Written by @forecourt/codegen. Do not edit: run \`${command}\`.`)
  return new Map(
    [...EXPLAINING, "concerns", "fixes"].flatMap((name) => [
      [`${name}.js`, joinFile(`${head}\n${readRuntime(`${name}.js`)}`)],
      [`${name}.d.ts`, joinFile(head, readRuntime(`${name}.d.ts`))],
    ]),
  )
}

export function emitFormRuntime(command: string): { js: string; types: string } {
  const head = formatRemark(
    `Written by @forecourt/codegen: the helpers of the blocks' forms. Do not edit: run \`${command}\`.`,
  )
  return { js: joinFile(head, readRuntime("form.js")), types: joinFile(head, readRuntime("form.d.ts")) }
}

function readRuntime(name: string): string {
  return removeRemark(readFileSync(new URL(`../runtime/${name}`, import.meta.url), "utf8"))
}

function removeRemark(text: string): string {
  return text.replace(/^\/\/ .*\n+/, "").trimEnd()
}

function parsePieces(text: string): Piece[] {
  return text.split(/\n\n(?=\/\*\*|export |function |const )/).map((piece) => ({
    name: /^(?:export )?(?:function|const) (\w+)/m.exec(piece)?.[1] ?? "",
    text: piece,
  }))
}

#!/usr/bin/env node
import { styleText } from "node:util"
import { doctor } from "./doctor/doctor.ts"
import { runSchemaCommand } from "./evolution/schema-command.ts"
import { checkGenerated, writeGenerated } from "./generate.ts"
import { createBlock } from "./new-block.ts"
import { createService } from "./new-service/new-service.ts"
import { createSite } from "./new-site/new-site.ts"
import { InvalidSchemaError } from "./schema/problem.ts"
import { USAGE } from "./usage.ts"
import { watchAndGenerate } from "./watch.ts"

const [command, ...rest] = process.argv.slice(2)

try {
  process.exitCode = await runCommand(process.cwd())
} catch (error) {
  console.error(formatError(error))
  process.exitCode = 1
}

async function runCommand(root: string): Promise<number> {
  if (command === "generate" && rest.includes("--check")) return reportCheck(root)
  if (command === "generate" && rest.includes("--watch"))
    return watchAndGenerate(root, { log: console.log, complain: (error) => console.error(formatError(error)) })
  if (command === "generate" && rest.length === 0) return reportGenerated(root)
  if (command === "schema") {
    const code = runSchemaCommand(root, rest, console.log)
    if (code !== null) return code
  }
  if (command === "new" && rest[0] === "block" && rest[1] !== undefined) return reportNewBlock(root, rest[1])
  if (command === "new" && rest[0] === "site") return reportNewSite(root, rest.slice(1))
  if (command === "new" && rest[0] === "service") return reportNewService(root, rest.slice(1))
  if (command === "redirects") return runRedirects(root, rest)
  if (command === "doctor" && rest.length === 0) return doctor(root, { log: console.log, complain: console.error })
  console.error(USAGE)
  return command === undefined || command === "help" || command === "--help" ? 0 : 1
}

async function runRedirects(root: string, args: readonly string[]): Promise<number> {
  const { redirectsCommand, REDIRECTS_USAGE } = await import("@forecourt/redirects/command")
  const code = await redirectsCommand(args, { root, log: console.log, complain: console.error })
  if (code === null) console.error(REDIRECTS_USAGE)
  return code ?? 1
}

function reportGenerated(root: string): number {
  const started = performance.now()
  const { files, differences } = writeGenerated(root)
  for (const { file, what } of differences) console.log(`  ${what === "left over" ? "removed" : "wrote"} ${file}`)
  const changed = differences.length === 0 ? "nothing changed" : `${differences.length} changed`
  console.log(`codegen: ${files.size} files, ${changed} (${Math.round(performance.now() - started)} ms).`)
  return 0
}

function reportCheck(root: string): number {
  const { files, differences, command: cure } = checkGenerated(root)
  if (differences.length === 0) {
    console.log(`codegen: ${files.size} files are as the schemas say.`)
    return 0
  }
  for (const { file, what, line } of differences)
    console.error(`  ${file}${line === undefined ? "" : `:${line}`} is ${what}`)
  const count = differences.length === 1 ? "1 generated file is" : `${differences.length} generated files are`
  console.error(
    `codegen: ${count} not as the schemas say. Run \`${cure}\` and commit the result; do not edit them by hand.`,
  )
  return 1
}

function reportNewBlock(root: string, name: string): number {
  const { written, generated } = createBlock(root, name)
  for (const file of written) console.log(`  wrote ${file}`)
  console.log(`  generated ${generated} files from it`)
  console.log(`forecourt: ${name} is ready. Say in its schema what an editor fills in, and render it in its .tsx file.`)
  return 0
}

function reportNewService(root: string, args: readonly string[]): number {
  const { name, port, written, entered, generated } = createService(root, args)
  for (const file of written) console.log(`  wrote ${file}`)
  for (const file of entered) console.log(`  entered it in ${file}`)
  console.log(`  generated ${generated} files from its contract; alone it listens on ${port}`)
  console.log(
    `forecourt: ${name} is ready. \`npm install\` links it; say in its contract what it takes and gives, and do it in its src/index.ts.`,
  )
  return 0
}

async function reportNewSite(root: string, args: readonly string[]): Promise<number> {
  const { options, written } = createSite(root, args)
  const { name, company, brandGroup, languages, host, timeZone } = options
  await runRedirects(root, ["compile", `redirects/${name}.redirects.json`])
  console.log(`  wrote ${written.length} files in sites/${name} and redirects, and its line in package-lock.json`)
  console.log(`  ${company}, brand group ${brandGroup}: ${languages.join(" and ")}, ${host}, ${timeZone}`)
  console.log(`forecourt: ${name} is ready. \`npm start -- ${name}\` shows it, \`npm run smoke -- ${name}\` tries it.`)
  return 0
}

function formatError(error: unknown): string {
  const text = error instanceof InvalidSchemaError || error instanceof Error ? error.message : String(error)
  return process.stderr.isTTY ? styleText("red", text) : text
}

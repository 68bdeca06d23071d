#!/usr/bin/env node
import { buildTheme } from "./build-theme.ts"

const USAGE = `forecourt-tokens [--check] <theme.resolver.json> …

Writes generated/theme.css beside each resolver. With --check it only says which files are out of date.`

const args = process.argv.slice(2)
const isCheck = args.includes("--check")
const resolvers = args.filter((arg) => !arg.startsWith("-"))

if (resolvers.length === 0) {
  console.error(USAGE)
  process.exit(2)
}

const stale = resolvers.flatMap((resolver) => buildTheme(resolver, { isCheck }))
for (const path of stale) console.log(isCheck ? `out of date: ${path}` : `written: ${path}`)
if (isCheck && stale.length > 0) {
  console.error(
    "tokens: generated files are out of date. Run `forecourt-tokens` without --check and commit what it writes.",
  )
  process.exit(1)
}
if (stale.length === 0) console.log("tokens: up to date")

#!/usr/bin/env node
import { REDIRECTS_USAGE, redirectsCommand } from "./cli/redirects-command.ts"

const io = { root: process.cwd(), log: console.log, complain: console.error }
try {
  const code = await redirectsCommand(process.argv.slice(2), io)
  if (code === null) console.error(REDIRECTS_USAGE.replaceAll("forecourt redirects", "forecourt-redirects"))
  process.exitCode = code ?? 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

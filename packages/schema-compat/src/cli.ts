#!/usr/bin/env node
import { runCompatCommand } from "./command/compat-command.ts"

process.exitCode = runCompatCommand(process.argv.slice(2), {
  root: process.cwd(),
  log: console.log,
  complain: console.error,
})

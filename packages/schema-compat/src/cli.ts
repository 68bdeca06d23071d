#!/usr/bin/env node
import { compatCommand } from "./command/compat-command.ts"

process.exitCode = compatCommand(process.argv.slice(2), {
  root: process.cwd(),
  say: console.log,
  complain: console.error,
})

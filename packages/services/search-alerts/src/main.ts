#!/usr/bin/env node
import { runCommand } from "@forecourt/service-kit/command"
import { addStaffPages } from "@forecourt/staff"
import { service } from "./index.ts"
import { SERVICE } from "./search-alerts.config.ts"

await runCommand(process.argv.slice(2), {
  ...service,
  ...addStaffPages(service),
  name: SERVICE,
  port: 4370,
  folder: ".data/search-alerts",
})

#!/usr/bin/env node
import { runCommand } from "@forecourt/service-kit/command"
import { addStaffPages } from "@forecourt/staff"
import { SERVICE } from "./forms.config.ts"
import { service } from "./index.ts"

await runCommand(process.argv.slice(2), {
  ...service,
  ...addStaffPages(service),
  name: SERVICE,
  port: 4350,
  folder: ".data/forms",
})

#!/usr/bin/env node
import { runCommand } from "@forecourt/service-kit/command"
import { addStaffPages } from "@forecourt/staff"
import { service } from "./index.ts"
import { SERVICE } from "./workshop-booking.config.ts"

await runCommand(process.argv.slice(2), {
  ...service,
  ...addStaffPages(service),
  name: SERVICE,
  port: 4360,
  folder: ".data/workshop-booking",
})

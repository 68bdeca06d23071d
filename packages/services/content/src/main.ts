#!/usr/bin/env node
import { runCommand } from "@forecourt/service-kit/command"
import { readContentConfig } from "./content.config.ts"
import { openContentService, REQUEST_MS } from "./content-service.ts"
import { importContent } from "./import/import-content.ts"
import { PLATFORM_TEMPLATES } from "./templates/platform-templates.ts"

const templates = PLATFORM_TEMPLATES

await runCommand(process.argv.slice(2), {
  name: "content",
  port: 4310,
  folder: ".data/content",
  timeouts: { requestMs: REQUEST_MS },
  read: (settings, { data }) => readContentConfig(settings, { data, sites: null }),
  open: (config, surroundings) => openContentService(config, { ...surroundings, templates }),
  further: {
    import: { from: "<folder>", run: (folders, place, log) => importContent({ ...place, folders, templates, log }) },
  },
})

#!/usr/bin/env node
import { resolve } from "node:path"
import { runCommand } from "@forecourt/service-kit/command"
import { readSettings } from "@forecourt/service-kit/settings"
import { contentConfig } from "./content.config.ts"
import { importContent } from "./import/import-content.ts"
import { startContentService } from "./start-content-service.ts"
import { PLATFORM_TEMPLATES } from "./templates/platform-templates.ts"

const PORT = 4310
const FOLDERS = { data: ".data/content", sites: null }
const templates = PLATFORM_TEMPLATES
const say = (line: string) => console.log(line)

await runCommand("content", process.argv.slice(2), {
  async serve() {
    const config = readSettings("content", process.env, (settings) => ({
      ...contentConfig(settings, FOLDERS),
      port: settings.wholeNumber("PORT", { preset: PORT, max: 65_535 }),
    }))
    const logsRequests = !config.isDevelopment
    return startContentService(config, {
      templates,
      say,
      ...(logsRequests && { onRequest: (entry) => say(JSON.stringify(entry)) }),
    })
  },
  importFrom: "<folder>",
  async import(folders) {
    // Whoever may write the files needs no secret of the service.
    const dataFolder = resolve(process.env.FORECOURT_DATA || FOLDERS.data)
    const database = process.env.FORECOURT_CONTENT_DATABASE || null
    await importContent({ dataFolder, database, folders, templates, say })
  },
})

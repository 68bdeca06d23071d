import { PLATFORM_TEMPLATES, readTemplatesAgain } from "@forecourt/content-service"
import { runService } from "@forecourt/service-kit/http"
import { demoIndexes, demoMedia } from "@forecourt/stock-demo"
import { listTextKeys } from "./known-text-keys.ts"
import { readConfig } from "./platform.config.ts"
import { startPlatform } from "./start-platform.ts"

runService("platform", async () => {
  const config = readConfig(process.env)
  return startPlatform({ ...config, textKeys: listTextKeys() }, PLATFORM_TEMPLATES, (line) => console.log(line), {
    readAgain: async () => ({ templates: await readTemplatesAgain(), textKeys: listTextKeys() }),
    ...(config.seedsSearch && {
      seedSearch: () => demoIndexes({ now: config.startsAtMs ?? Date.now() }),
      seedMedia: () => demoMedia(),
    }),
  })
})

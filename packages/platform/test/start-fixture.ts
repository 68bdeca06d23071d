import type { Template } from "@forecourt/content-service"
import type { RunningService } from "@forecourt/service-kit/http"
import { FIXTURE_TEMPLATES } from "../../services/content/test/fixture/fixture-templates.ts"
import { createFixture, type Fixture, fixtureConfig } from "../../services/content/test/start-fixture.ts"
import { type PlatformConfig, readConfig } from "../src/platform.config.ts"
import { type Development, startPlatform } from "../src/start-platform.ts"

export {
  contentFile,
  type Fixture,
  PHRASES,
  type ResponseData,
  SITE,
  STORIES,
  writeJson,
} from "../../services/content/test/start-fixture.ts"

export function startFixture(overrides: Partial<PlatformConfig> = {}): Promise<Fixture> {
  return createFixture(startAgain, overrides)
}

export function startAgain(
  folder: string,
  overrides: Partial<PlatformConfig> = {},
  log: (line: string) => void = () => {},
  templates: readonly Template[] = FIXTURE_TEMPLATES,
  development?: Development,
): Promise<RunningService> {
  const config = { ...readConfig({}), ...fixtureConfig(folder), port: 0, ...overrides }
  return startPlatform(config, templates, log, development)
}

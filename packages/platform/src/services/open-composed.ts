import type { SiteServiceName } from "@forecourt/contracts/site-services"
import type { OpenService } from "@forecourt/service-kit/http"
import type { ServiceConfig } from "@forecourt/service-kit/service"
import type { StaffDesk } from "@forecourt/service-kit/staff"
import { DEFINITIONS, type PlatformSurroundings } from "./definitions.ts"

export interface ComposedService {
  readonly fetch: OpenService["app"]["fetch"]
  readonly staff: StaffDesk | undefined
  readonly close: () => Promise<void>
}

export async function openComposed(
  name: SiteServiceName,
  config: ServiceConfig,
  surroundings: PlatformSurroundings,
): Promise<ComposedService | null> {
  const { open, mayOpen = () => true } = DEFINITIONS[name]
  if (!mayOpen(config)) return null
  const { app, staff, close } = await open(config, surroundings)
  return { fetch: app.fetch, staff, close }
}

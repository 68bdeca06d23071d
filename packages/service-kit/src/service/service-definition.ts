import type { FurtherCommand } from "../command/command.ts"
import type { OpenService } from "../http/http.ts"
import type { Settings } from "../settings/settings.ts"
import type { Surroundings } from "./open-service.ts"
import type { ServiceConfig, ServicePresets } from "./service-config.ts"

/** The definition of a service for programs that run it together with others: its package exports one as `service`. */
export interface ServiceDefinition<
  Config extends ServiceConfig = ServiceConfig,
  Around extends Surroundings = Surroundings,
> {
  readonly read: (settings: Settings, presets: ServicePresets) => Config
  readonly open: (config: Config, surroundings: Around) => Promise<OpenService>
  /** Variables; a production that sets none of them does without the service. @default none: it is always there */
  readonly setUpBy?: readonly string[]
  /** Reports whether the service may be opened with these settings. @default always */
  readonly mayOpen?: (config: Config) => boolean
  /** The paths that it serves in addition to the calls of its contract. @default none */
  readonly furtherPaths?: readonly string[]
  /** The commands in addition to `serve`, by name. */
  readonly further?: Readonly<Record<string, FurtherCommand>>
}

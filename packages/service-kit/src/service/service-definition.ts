import type { FurtherCommand } from "../command/command.ts"
import type { OpenService } from "../http/http.ts"
import type { Settings } from "../settings/settings.ts"
import type { Surroundings } from "./open-service.ts"
import type { ServiceConfig, ServicePresets } from "./service-config.ts"

/**
 * The definition with which a program opens a service, alone or together with other services. The package of each
 * service exports it as `service`.
 */
export interface ServiceDefinition<
  Config extends ServiceConfig = ServiceConfig,
  Around extends Surroundings = Surroundings,
> {
  readonly read: (settings: Settings, presets: ServicePresets) => Config
  readonly open: (config: Config, surroundings: Around) => Promise<OpenService>
  /**
   * The variables that enable the service. A production environment that sets none of them runs without the service.
   * @default none: the service always runs
   */
  readonly setUpBy?: readonly string[]
  /** Returns whether the service may be opened with the given settings. @default always */
  readonly mayOpen?: (config: Config) => boolean
  /** The paths of the service in addition to the calls of its contract. @default none */
  readonly furtherPaths?: readonly string[]
  readonly further?: Readonly<Record<string, FurtherCommand>>
}

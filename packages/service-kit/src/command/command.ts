import { resolve } from "node:path"
import { type OpenService, type RunningService, runService, type ServeOptions, startService } from "../http/http.ts"
import { type DataPlace, getVariablePrefix } from "../service/service-storage.ts"
import { readSettings, type Settings } from "../settings/settings.ts"

type Log = (line: string) => void

/** The options that a command passes to the service when it opens the service. */
export interface CommandSurroundings {
  readonly log: Log
  readonly url: string
  readonly onRequest?: (entry: object) => void
}

export interface ServiceCommand<Config extends { readonly isDevelopment: boolean }>
  extends Pick<ServeOptions, "name" | "timeouts"> {
  readonly port: number
  /** The default folder of the SQLite files. */
  readonly folder: string
  readonly read: (settings: Settings, presets: { readonly data: string }) => Config
  readonly open: (config: Config, surroundings: CommandSurroundings) => Promise<OpenService>
  /** The additional commands, by name. `serve` is always available. */
  readonly further?: Readonly<Record<string, FurtherCommand>>
}

/** A command that needs the storage of a service but none of its secrets, for example an import. */
export interface FurtherCommand {
  /** The arguments of the command as shown in its usage, for example `<folder>`. */
  readonly from: string
  readonly run: (args: readonly string[], place: DataPlace, log: Log) => Promise<void>
}

/**
 * The names of errors that are printed without a stack trace, since users can fix them by changing a file or a setting.
 */
const PLAIN = new Set(["InvalidTableError", "SettingsError", "StorageTooNewError"])

/** Runs a command of a service: `serve` (the default) or one of the additional commands. */
export async function runCommand<Config extends { readonly isDevelopment: boolean }>(
  argv: readonly string[],
  service: ServiceCommand<Config>,
): Promise<void> {
  const { name, folder, further = {} } = service
  const [command = "serve", ...args] = argv
  if (command === "serve") return runService(name, () => startReady(service))
  const known = Object.hasOwn(further, command) ? further[command] : undefined
  if (known === undefined || args.length === 0) {
    const uses = ["serve", ...Object.entries(further).map(([name, { from }]) => `${name} ${from} …`)]
    console.error(`${name}: there is no such command. Use: ${uses.join(", or ")}${uses.length > 1 ? " ." : "."}`)
    process.exitCode = 1
    return
  }
  try {
    const { env } = process
    const database = env[`${getVariablePrefix(name)}_DATABASE`] || null
    await known.run(args, { dataFolder: resolve(env.FORECOURT_DATA || folder), database }, console.log)
  } catch (error) {
    const isPlain = error instanceof Error && (PLAIN.has(error.name) || error.message.startsWith(`${name}: `))
    console.error(isPlain ? error.message : error)
    process.exitCode = 1
  }
}

async function startReady<Config extends { readonly isDevelopment: boolean }>(
  service: ServiceCommand<Config>,
): Promise<RunningService> {
  const { name, timeouts, folder, read, open } = service
  const { port, config } = readSettings(name, process.env, (settings) => ({
    config: read(settings, { data: folder }),
    port: settings.wholeNumber("PORT", { preset: service.port, max: 65_535 }),
  }))
  const log: Log = (line) => console.log(line)
  const logs = config.isDevelopment ? {} : { onRequest: (entry: object) => log(JSON.stringify(entry)) }
  return startService({ name, port, ...(timeouts && { timeouts }) }, (url) => open(config, { log, url, ...logs }))
}

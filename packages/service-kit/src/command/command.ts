import { type RunningService, runService } from "../http/start-service.ts"

export interface ServiceCommands {
  readonly serve: () => Promise<RunningService>
  /** Fills the storage from files. */
  readonly import: (files: readonly string[]) => Promise<void>
  /** What `import` is given, for example `<folder>`. */
  readonly importFrom: string
}

/** Whoever mends a file or a setting reads this; a stack would hide it. */
const PLAIN = new Set(["TableProblems", "SettingsProblem", "StorageTooNew"])

/** The command of a service: `serve` (when nothing is said) and `import`. */
export async function runCommand(name: string, argv: readonly string[], commands: ServiceCommands): Promise<void> {
  const [command = "serve", ...files] = argv
  if (command === "serve") return runService(name, commands.serve)
  if (command !== "import" || files.length === 0) {
    console.error(`${name}: there is no such command. Use: serve, or import ${commands.importFrom} … .`)
    process.exitCode = 1
    return
  }
  try {
    await commands.import(files)
  } catch (error) {
    const isPlain = error instanceof Error && (PLAIN.has(error.name) || error.message.startsWith(`${name}: `))
    console.error(isPlain ? error.message : error)
    process.exitCode = 1
  }
}

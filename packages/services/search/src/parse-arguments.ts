import { type ParseArgsOptionsConfig, parseArgs } from "node:util"
import { readMessage } from "@forecourt/contracts/read-message"

/** Parses the arguments of a command. Throws an error that ends with `use` if an option is unknown. */
export function parseArguments<const Options extends ParseArgsOptionsConfig>(
  argv: readonly string[],
  options: Options,
  use: string,
) {
  try {
    return parseArgs({ args: [...argv], options, allowPositionals: true })
  } catch (error) {
    throw new Error(`search: ${readMessage(error)}. ${use}`)
  }
}

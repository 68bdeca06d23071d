import { type ParseArgsOptionsConfig, parseArgs } from "node:util"
import { readMessage } from "@forecourt/contracts/read-message"

/**
 * Parses the arguments of a command. If they are invalid, throws an error whose message ends with `use`, the usage text
 * of the command.
 */
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

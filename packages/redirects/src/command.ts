export type { Io } from "./cli/io.ts"
export { REDIRECTS_USAGE, redirectsCommand } from "./cli/redirects-command.ts"
